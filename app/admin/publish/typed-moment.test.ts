import { expect, test } from "vitest";
import { momentOf, quickMoments } from "./typed-moment.ts";

const NOW = new Date("2026-11-23T04:00:00Z");

test("a day and a time of the agency's clock", () => {
  const typed = { day: "2026-11-24", time: "09:00" };
  expect(momentOf("Asia/Dhaka", typed, NOW)).toEqual({ at: new Date("2026-11-24T03:00:00Z") });
});

test.each([
  [{ day: "", time: "09:00" }, "day", "Choose a day."],
  [{ day: "2026-11-24", time: "" }, "time", "Choose a time."],
  [{ day: "9999-01-01", time: "09:00" }, "day", "Choose a year up to 2036."],
  [
    { day: "2027-03-28", time: "01:30" },
    "time",
    "This minute does not exist: clocks go forward. Choose 28 March 2027 2:30 am or later.",
  ],
])("%j in London is told at its field", (typed, field, text) => {
  expect(momentOf("Europe/London", typed, NOW)).toEqual({ at: null, field, text });
});

test.each([
  ["2026-11-27T08:00:00Z", "2026-11-27"],
  ["2026-11-27T10:00:00Z", "2026-12-04"],
  ["2026-11-28T04:00:00Z", "2026-12-04"],
])("at %s Friday 3:00 pm is on %s", (now, day) => {
  expect(quickMoments("Asia/Dhaka", new Date(now))[2]?.moment).toEqual({ day, time: "15:00" });
});
