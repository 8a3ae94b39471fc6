import { expect, test } from "vitest";
import { completed } from "./completed.ts";
import { choice, flag, group, line, list, number, rows } from "./fields.ts";

const FIELDS = {
  title: line(),
  seats: choice(["open", "full"]),
  stars: number(1, 9, { initial: 4 }),
  isShown: flag({ initial: true }),
  services: list(),
  hero: group({ heading: line() }),
  hours: rows({ from: choice(["Saturday", "Sunday"]), words: line() }),
};

test("what a stored document lacks is as where nobody has written it", () => {
  expect(completed(FIELDS, {})).toEqual({
    ...{ title: "", seats: "open", stars: 4, isShown: true, services: [] },
    ...{ hero: { heading: "" }, hours: [] },
  });
});

test("what it has stays, what is younger comes beside it, in groups and rows too", () => {
  const stored = {
    ...{ title: "T", stars: 0, isShown: false, services: ["Visa"], more: "kept" },
    ...{ hero: { text: "x" }, hours: [{ words: "Noon" }, null] },
  };
  expect(completed(FIELDS, stored)).toEqual({
    ...{ ...stored, seats: "open", hero: { text: "x", heading: "" } },
    hours: [
      { from: "Saturday", words: "Noon" },
      { from: "Saturday", words: "" },
    ],
  });
  expect(completed(FIELDS, { hero: "x", hours: {} })).toMatchObject({
    ...{ hero: { heading: "" }, hours: [] },
  });
});
