import { expect, test } from "vitest";
import { dayWords, greeting } from "./greeting.ts";

test.each([
  ["2026-11-21T18:30:00Z", "Good evening, Nadia"],
  ["2026-11-21T21:59:00Z", "Good evening, Nadia"],
  ["2026-11-21T22:00:00Z", "Good morning, Nadia"],
  ["2026-11-22T05:59:00Z", "Good morning, Nadia"],
  ["2026-11-22T06:00:00Z", "Good afternoon, Nadia"],
  ["2026-11-22T11:00:00Z", "Good evening, Nadia"],
])("at %s it is said in Dhaka: %s", (at, said) => {
  expect(greeting("Nadia Rahman", "Asia/Dhaka", new Date(at))).toBe(said);
});

test("the day is the agency's", () => {
  expect(dayWords("Asia/Dhaka", new Date("2026-11-21T18:00:00Z"))).toBe(
    "Sunday, 22 November 2026, Dhaka time",
  );
});
