import { expect, test } from "vitest";
import { daysOfWeek } from "./opening-days.ts";

const WEEK = ["Saturday", "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];

test.each([
  ["Saturday", "Thursday", WEEK.slice(0, 6)],
  ["Thursday", "Sunday", ["Thursday", "Friday", "Saturday", "Sunday"]],
  ["Sunday", "Saturday", [...WEEK.slice(1), "Saturday"]],
  ["Friday", "Friday", ["Friday"]],
  ["Friday", "", ["Friday"]],
  ["", "", []],
] as const)("hours from “%s” until “%s” are of these days", (from, until, days) => {
  expect(daysOfWeek({ from, until })).toEqual(days);
});
