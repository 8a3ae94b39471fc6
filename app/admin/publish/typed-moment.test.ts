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
  ["2026-11-27T08:59:59Z", "2026-11-27"],
  ["2026-11-27T09:00:00Z", "2026-12-04"],
  ["2026-11-28T04:00:00Z", "2026-12-04"],
])("at %s Friday 3:00 pm is on %s", (now, day) => {
  expect(quickMoments("Asia/Dhaka", new Date(now))[2]?.moment).toEqual({ day, time: "15:00" });
});

test("tonight and tomorrow are days of the agency’s clock, also where one of them is over", () => {
  // Half past one at night, in Dhaka.
  expect(
    quickMoments("Asia/Dhaka", new Date("2026-11-22T19:30:00Z")).map(({ moment }) => moment),
  ).toEqual([
    { day: "2026-11-23", time: "20:00" },
    { day: "2026-11-24", time: "09:00" },
    { day: "2026-11-27", time: "15:00" },
  ]);
  const late = quickMoments("Asia/Dhaka", new Date("2026-11-23T15:00:00Z"));
  expect(late[0]?.moment).toEqual({ day: "2026-11-23", time: "20:00" });
});

test("ten years ahead can be chosen, the eleventh cannot", () => {
  const in10 = momentOf("Asia/Dhaka", { day: "2036-12-31", time: "09:00" }, NOW);
  expect(in10.at?.toISOString()).toBe("2036-12-31T03:00:00.000Z");
  expect(momentOf("Asia/Dhaka", { day: "2037-01-01", time: "09:00" }, NOW).at).toBeNull();
});
