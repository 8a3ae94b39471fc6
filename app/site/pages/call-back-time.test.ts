import { expect, test } from "vitest";
import { callBackTime } from "./call-back-time.ts";

const long = { from: "Saturday", until: "Thursday", opens: "09:00", closes: "21:00", words: "" };
const friday = { from: "Friday", until: "", opens: "15:00", closes: "20:30", words: "" };
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

test("closed for some days, and hours that are words alone", () => {
  const at = new Date("2026-11-22T10:00:00Z");
  const only = (hours: object) => callBackTime({ ...OFFICE, hours: [{ ...long, ...hours }] }, at);
  expect(only({ from: "Friday", until: "" })).toBe("on Friday before 9 pm");
  expect(only({ from: "Saturday", until: "" })).toBe("on Saturday before 9 pm");
  expect(only({ from: "", words: "By appointment" })).toBe("");
  expect(only({ closes: "late" })).toBe("");
  expect(callBackTime({ ...OFFICE, hours: [] }, at)).toBe("");
  expect(only({ from: "Sunday", until: "", closes: "16:00" })).toBe("on Sunday before 4 pm");
});

test("an office that closes after midnight is open until then", () => {
  const late = { ...long, until: "Friday", opens: "17:00", closes: "01:00" };
  const at = (hours: (typeof late)[], time: string) =>
    callBackTime({ ...OFFICE, hours }, new Date(time));
  const midnight = [{ ...late, opens: "09:00", closes: "00:00" }];
  expect(at(midnight, "2026-11-21T04:00:00Z")).toBe("today before 12 am");
  expect(at([{ ...late, opens: "09:00", closes: "13:00" }, late], "2026-11-21T09:00:00Z")).toBe(
    "today before 1 am",
  );
});

test("on the eve of summer time tomorrow is the next day", () => {
  const daily = { from: "Sunday", until: "Saturday", opens: "09:00", closes: "17:00", words: "" };
  const sunday = { ...daily, until: "", closes: "12:00" };
  const office = { timeZone: "Europe/London", hours: [{ ...daily, from: "Monday" }, sunday] };
  // Half past eleven on a Saturday evening; that night has 23 hours.
  expect(callBackTime(office, new Date("2027-03-27T23:30:00Z"))).toBe("tomorrow before 12 pm");
});
