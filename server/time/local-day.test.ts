import { expect, test } from "vitest";
import { midnightAfter } from "#contracts/zone-time.ts";
import { dayIn, daysUntil } from "./local-day.ts";

/** The first instant of the day after, in each zone: also where that is no whole hour of UTC. */
const MIDNIGHTS = [
  ["UTC", "2026-11-21T00:00:00.000Z", "2026-11-21"],
  ["Asia/Dhaka", "2026-11-20T18:00:00.000Z", "2026-11-21"],
  ["Asia/Kolkata", "2026-11-20T18:30:00.000Z", "2026-11-21"],
  ["Asia/Kathmandu", "2026-11-20T18:15:00.000Z", "2026-11-21"],
  ["America/New_York", "2026-11-21T05:00:00.000Z", "2026-11-21"],
  // Summer time begins at midnight: this day starts at one o'clock.
  ["America/Santiago", "2026-09-06T04:00:00.000Z", "2026-09-06"],
  ["Africa/Cairo", "2026-04-23T22:00:00.000Z", "2026-04-24"],
  ["Asia/Beirut", "2026-03-28T22:00:00.000Z", "2026-03-29"],
  // The clocks change two hours after these.
  ["Australia/Sydney", "2026-10-03T14:00:00.000Z", "2026-10-04"],
  ["Australia/Sydney", "2026-04-04T13:00:00.000Z", "2026-04-05"],
] as const;

test.each(MIDNIGHTS)("a day of %s begins at its own midnight", (zone, midnight, day) => {
  const dayOf = dayIn(zone);
  const before = new Date(Date.parse(midnight) - 1).toISOString();
  expect([dayOf(midnight), dayOf(before) < day]).toEqual([day, true]);
  // Once more, from what is known by now.
  expect([dayOf(midnight), dayOf(before) < day]).toEqual([day, true]);
});

test.each(MIDNIGHTS)("in %s the day before ends at that moment", (zone, midnight, day) => {
  const before = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, day.length);
  expect(new Date(midnightAfter(before, zone)).toISOString()).toBe(midnight);
});

test("the first day that can be written and the last one end too", () => {
  for (const zone of ["UTC", "Asia/Dhaka", "America/New_York", "Pacific/Kiritimati"]) {
    const ends = ["0000-01-01", "0099-12-31", "9999-12-30", "9999-12-31"].map((day) => {
      const midnight = Date.parse(day) + 86_400_000;
      return Math.abs(midnightAfter(day, zone) - midnight) / 3_600_000;
    });
    for (const hours of ends) expect(hours).toBeLessThanOrEqual(14);
  }
});

test("days follow each other up to today, over the change of summer time and of the year", () => {
  const now = Date.parse("2027-01-02T20:00:00.000Z");
  expect(daysUntil(now, "Asia/Dhaka", 4)).toEqual([
    ...["2026-12-31", "2027-01-01", "2027-01-02", "2027-01-03"],
  ]);
  const autumn = daysUntil(Date.parse("2026-11-03T12:00:00.000Z"), "America/New_York", 4);
  expect(autumn).toEqual(["2026-10-31", "2026-11-01", "2026-11-02", "2026-11-03"]);
});
