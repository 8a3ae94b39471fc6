import { expect, test } from "vitest";
import { dayFormat, momentIn } from "./zone-time.ts";

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
