import { expect, test } from "vitest";
import { callBackTime } from "./call-back-time.ts";

const long = { days: "Saturday to Thursday", time: "", opens: "09:00", closes: "21:00" };
const friday = { days: "Friday", time: "", opens: "15:00", closes: "20:30" };
const OFFICE = { hours: [long, friday], timeZone: "Asia/Dhaka" };

/** Dhaka is six hours ahead of UTC; 2026-11-21 is a Saturday. */
test.each([
  ["2026-11-21T10:06:00Z", "today before 9 pm"],
  ["2026-11-21T00:30:00Z", "today before 9 pm"],
  ["2026-11-21T14:00:00Z", "today before 9 pm"],
  ["2026-11-21T14:01:00Z", "tomorrow before 9 pm"],
  ["2026-11-20T18:30:00Z", "today before 9 pm"],
  ["2026-11-19T16:00:00Z", "tomorrow before 8:30 pm"],
  ["2026-11-20T14:00:00Z", "tomorrow before 9 pm"],
])("at %s: %s", (at, words) => {
  expect(callBackTime(OFFICE, new Date(at))).toBe(words);
});

test("closed for some days, and hours that nobody can read", () => {
  const at = new Date("2026-11-22T10:00:00Z");
  const only = (hours: object) => callBackTime({ ...OFFICE, hours: [{ ...long, ...hours }] }, at);
  expect(only({ days: "Friday" })).toBe("on Friday before 9 pm");
  expect(only({ days: "Saturday" })).toBe("on Saturday before 9 pm");
  expect(only({ days: "Most days" })).toBe("");
  expect(only({ closes: "late" })).toBe("");
  expect(callBackTime({ ...OFFICE, hours: [] }, at)).toBe("");
  expect(only({ days: "Sunday", closes: "16:00" })).toBe("on Sunday before 4 pm");
});
