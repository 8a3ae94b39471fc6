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

const opened = () =>
  [...document.querySelectorAll("[id].paper-more:not([hidden]) :is(input, select, textarea)")].map(
    (one) => one.getAttribute("name")?.split(".").at(-1) ?? one.closest("label")?.textContent,
  );

test("what is seldom asked of a paper is there where it says something, or is asked", async () => {
  const papers = [
    paper("passport", { abroad: "yes" }),
    paper("photos", { need: "one-of", set: "a" }),
  ];
  const { screen } = openPapers({ papers: [...papers, paper("card", { need: "if-you-have-it" })] });
  await screen.came();
  await screen.press(/^PASSPORT/);
  expect(opened()).toEqual(["requirement", "abroad", "note"]);
  await screen.press(/^PASSPORT/);
  await screen.press(/^PHOTOS/);
  expect(opened()).toEqual(["requirement", "set", "note"]);
  await screen.press(/^PHOTOS/);
  await screen.press(/^CARD/);
  expect(opened()).toEqual(["requirement", "note"]);
});

test("each answer that has an address is offered once, ticked or not", async () => {
  const profiles = [...OF_TWO, { _id: "c", link: "", label: "Cook", hint: "" }];
  const { screen } = openPapers({ papers: [paper("passport", { profiles: "nurse" })], profiles });
  await screen.came();
  await screen.press(/^Nurse/);
  await screen.press(/^PASSPORT/);
  expect(opened()).toEqual(["requirement", "Driver", "Nurse", "note"]);
});

test("where the last paper is taken out, the focus goes to the one before", async () => {
  const { screen } = openPapers({ papers: NAMES.slice(0, 2).map((id) => paper(id)) });
  await screen.came();
  await screen.press(/^PHOTOS/);
  expect((await screen.press(/^Take PHOTOS/)).at(-1)).toBe("focus button PASSPORT");
});
