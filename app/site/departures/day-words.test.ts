import { expect, test } from "vitest";
import { hijriDays } from "./day-words.ts";

test.each([
  ["2027-01-15", "2027-01-25", "7–17 Shaʻban 1448"],
  ["2027-02-23", "2027-03-09", "16 Ramadan – 1 Shawwal 1448"],
  ["2027-05-20", "2027-06-20", "14 Dhuʻl-Hijjah 1448 – 15 Muharram 1449"],
])("days of the Hijri calendar say month and year once: %s to %s", (from, until, said) => {
  expect(hijriDays(from, until)).toBe(said);
});
