import { expect, test } from "vitest";
import { daysAfter, followUpWords, isDue } from "./follow-up-words.ts";

const TODAY = "2026-11-25";

test.each([
  ["2026-11-25", "Today"],
  ["2026-11-26", "Tomorrow"],
  ["2026-11-24", "1 day over"],
  ["2026-11-05", "20 days over"],
  ["2026-12-05", "5 December"],
  ["2027-01-05", "5 January 2027"],
])("%s is %s", (day, words) => expect(followUpWords(day, TODAY)).toBe(words));

test("what is done with is due no more", () => {
  expect(isDue({ followUpOn: TODAY, status: "new" }, TODAY)).toBe(true);
  expect(isDue({ followUpOn: "2026-11-01", status: "closed" }, TODAY)).toBe(false);
  expect(isDue({ followUpOn: "2026-11-26", status: "new" }, TODAY)).toBe(false);
  expect(isDue({ followUpOn: null, status: "new" }, TODAY)).toBe(false);
});

test("days are counted over months and leap years", () => {
  expect(daysAfter("2028-02-27", 3)).toBe("2028-03-01");
});
