import { expect, test } from "vitest";
import { daysBetween, shiftedDay } from "./days.ts";

test.each([
  ["2026-12-31", 1, "2027-01-01"],
  ["2028-03-01", -1, "2028-02-29"],
  ["2026-03-29", 0, "2026-03-29"],
  ["2026-01-01", 365, "2027-01-01"],
])("%s, %i days on, is %s, and they lie as far apart", (day, days, other) => {
  expect(shiftedDay(day, days)).toBe(other);
  expect(daysBetween(day, other)).toBe(days);
});
