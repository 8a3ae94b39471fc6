import { expect, test } from "vitest";
import { zoneCities } from "#i18n/en/zone-cities.ts";
import { momentWords, offsetOf, placeOf } from "./moment-words.ts";

const NOW = new Date("2026-11-22T12:00:00Z");

test.each([
  ["2026-11-22T14:00:00Z", "today 8:00 pm, Dhaka time"],
  ["2026-11-22T18:30:00Z", "tomorrow 12:30 am, Dhaka time"],
  ["2026-11-23T06:00:00Z", "tomorrow 12:00 pm, Dhaka time"],
  ["2026-12-01T03:00:00Z", "1 December 9:00 am, Dhaka time"],
  ["2027-01-01T03:00:00Z", "1 January 2027 9:00 am, Dhaka time"],
])("%s is %s", (at, said) => {
  expect(momentWords("Asia/Dhaka", new Date(at), NOW)).toBe(said);
});

test("a zone in words", () => {
  expect(placeOf("Asia/Calcutta")).toBe("Kolkata");
  expect(placeOf("America/Argentina/Buenos_Aires")).toBe("Buenos Aires");
  expect(placeOf("Asia/Kolkata")).toBe("Kolkata");
  for (const timeZone of Object.keys(zoneCities)) {
    expect(() => new Intl.DateTimeFormat("en", { timeZone })).not.toThrow();
  }
  expect(offsetOf("Asia/Dhaka", NOW)).toBe("UTC+6");
  expect(offsetOf("Asia/Kolkata", NOW)).toBe("UTC+5:30");
});
