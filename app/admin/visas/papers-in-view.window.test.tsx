import { expect, test } from "vitest";
import { NAMES, OF_TWO, openPapers, paper } from "#tests/support/open-papers.tsx";

const named = () =>
  [...document.querySelectorAll(".paper-name > span")].map((one) => one.textContent);
const FIRST = NAMES.slice(0, 6).map((name) => name.toUpperCase());

test("a paper stays in view while its mistake is mended, and until another answer is looked at", async () => {
  const { screen, mark } = openPapers({ profiles: OF_TWO, mistake: "papers.6.requirement" });
  await screen.came();
  expect(named()).toEqual([...FIRST, "ADVICE"]);
  mark("");
  expect(named()).toEqual([...FIRST, "ADVICE"]);
  await screen.press(/^Nurse/);
  expect(named()).toEqual(FIRST);
});

test("one with a mistake is in view for whichever answer is looked at", async () => {
  const papers = [paper("passport"), paper("licence", { profiles: "driver" })];
  const { screen } = openPapers({ papers, profiles: OF_TWO, mistake: "papers.1.note" });
  await screen.came();
  await screen.press(/^Nurse/);
  expect(named()).toEqual(["PASSPORT", "LICENCE"]);
});

test("another answer shows its first papers again; what is added to a long list is in view", async () => {
  const { screen } = openPapers({ profiles: OF_TWO });
  await screen.came();
  await screen.press(/^Show the other/);
  expect(named()).toEqual([...FIRST, "ADVICE"]);
  await screen.press(/^Nurse/);
  expect(named()).toEqual(FIRST);
  await screen.press("Add from the library");
  await screen.press("PLAN");
  await screen.press(/^Add 1 paper/);
  expect(named()).toEqual([...FIRST, "ADVICE", "PLAN"]);
});
