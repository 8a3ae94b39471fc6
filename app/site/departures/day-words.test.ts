import { expect, test } from "vitest";
import { daysWords, hijriDaysWords } from "./day-words.ts";

test.each([
  ["2027-01-15", "2027-01-25", "15–25 January 2027", "7–17 Sha‘ban 1448"],
  ["2027-02-23", "2027-03-09", "23 February – 9 March 2027", "16 Ramadan – 1 Shawwal 1448"],
  ["2027-12-28", "2028-01-07", "28 December 2027 – 7 January 2028", "30 Rajab – 10 Sha‘ban 1449"],
  ["2027-06-01", "2027-06-10", "1–10 June 2027", "26 Dhu‘l-Hijjah 1448 – 5 Muharram 1449"],
  ["2027-02-08", "2027-02-08", "8 February 2027", "1 Ramadan 1448"],
])("from %s to %s", (from, until, days, hijri) => {
  expect(daysWords(from, until)).toBe(days);
  expect(hijriDaysWords(from, until)).toBe(hijri);
});
