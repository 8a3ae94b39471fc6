import { expect, test } from "vitest";
import { quickDays } from "./quick-days.ts";

test.each([
  ["2026-11-25", ["2026-11-26", "2026-12-02", "2026-12-01"]],
  ["2026-12-31", ["2027-01-01", "2027-01-07", "2027-01-01"]],
  ["2027-01-31", ["2027-02-01", "2027-02-07", "2027-02-01"]],
  ["2028-02-28", ["2028-02-29", "2028-03-06", "2028-03-01"]],
  ["2026-12-01", ["2026-12-02", "2026-12-08", "2027-01-01"]],
])("from %s: tomorrow, in a week, the first of the next month", (today, days) => {
  expect(quickDays(today).map(({ day }) => day)).toEqual(days);
});
