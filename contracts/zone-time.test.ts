import { expect, test } from "vitest";
import { dayFormat, midnightAfter, momentIn } from "./zone-time.ts";

test.each([
  ["Asia/Dhaka", "2026-11-23", "09:00", "2026-11-23T03:00:00.000Z"],
  ["Europe/London", "2027-07-01", "00:30", "2027-06-30T23:30:00.000Z"],
  ["Europe/London", "2027-03-28", "02:00", "2027-03-28T01:00:00.000Z"],
  ["Europe/London", "2027-10-31", "01:30", "2027-10-31T00:30:00.000Z"],
  ["America/St_Johns", "2028-02-29", "23:59", "2028-03-01T03:29:00.000Z"],
  ["UTC", "2036-12-31", "12:00", "2036-12-31T12:00:00.000Z"],
])("clocks of %s show %s %s at %s", (zone, day, time, moment) => {
  const { at, isSkipped } = momentIn(zone, day, time);
  expect([new Date(at).toISOString(), isSkipped]).toEqual([moment, false]);
});

test.each([
  ["UTC", "2026-12-31", "2027-01-01T00:00:00.000Z"],
  ["Asia/Dhaka", "2026-11-23", "2026-11-23T18:00:00.000Z"],
  ["America/New_York", "2026-11-23", "2026-11-24T05:00:00.000Z"],
  // The clocks change on that day.
  ["Europe/London", "2027-03-28", "2027-03-28T23:00:00.000Z"],
  ["Europe/London", "2027-10-31", "2027-11-01T00:00:00.000Z"],
  ["Europe/London", "2027-10-30", "2027-10-30T23:00:00.000Z"],
  // They go over midnight.
  ["Asia/Beirut", "2027-03-27", "2027-03-27T22:00:00.000Z"],
  ["America/Havana", "2027-03-13", "2027-03-14T05:00:00.000Z"],
])("in %s, %s is over at %s", (zone, day, moment) => {
  expect(new Date(midnightAfter(day, zone)).toISOString()).toBe(moment);
});

test("an hour that the clocks go over", () => {
  const { at, isSkipped } = momentIn("Europe/London", "2027-03-28", "01:30");
  expect([new Date(at).toISOString(), isSkipped]).toEqual(["2027-03-28T01:30:00.000Z", true]);
});

test("a day is written as no library has ever written it otherwise", () => {
  const format = dayFormat("Asia/Dhaka");
  expect(format.format(new Date("2026-11-14T20:00:00Z"))).toBe("2026-11-15");
  // Canada's is 11/15/2026 in browsers of 2023, and in those that stand on their library.
  expect(format.resolvedOptions().locale).toBe("sv-SE");
});
