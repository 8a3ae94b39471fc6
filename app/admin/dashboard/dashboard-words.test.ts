import { expect, test } from "vitest";
import {
  answeredText,
  dayText,
  durationText,
  enquiriesText,
  scaleTop,
  shortText,
  waitingText,
  weeksOf,
} from "./dashboard-words.ts";

test("a time is said in its two largest parts", () => {
  const minutes = [0, 1, 45, 60, 130, 1440, 1445, 1500, 4560, 2_880_000];
  expect(minutes.map(durationText)).toEqual([
    ...["a minute", "1 min", "45 min", "1 h", "2 h 10 min", "1 day", "1 day", "1 day 1 h"],
    ...["3 days 4 h", "2,000 days"],
  ]);
});

test("none, one and many have sentences of their own", () => {
  const answers = (answered: number, medianMinutes: number | null, waiting: number) => {
    const given = { answered, medianMinutes, waiting };
    return [answeredText(given), waitingText(given)];
  };
  expect(answers(0, null, 0)).toEqual([
    "No first answers in these 90 days.",
    "Nobody is waiting for a first answer.",
  ]);
  expect(answers(1, 45, 1)).toEqual([
    "One of them has heard from you, after 45 min.",
    "1 enquiry waits for its first answer.",
  ]);
  expect(answers(8, 130, 1200)).toEqual([
    "Half of those you answered heard from you within 2 h 10 min.",
    "1,200 enquiries wait for their first answer.",
  ]);
});

test("enquiries are told with those of the last seven days", () => {
  const days = (...counts: number[]) => counts.map((count) => ({ day: "2026-11-21", count }));
  expect(enquiriesText(days(0, 0))).toMatch(/^No enquiries yet/);
  expect(enquiriesText(days(1, 0, 0, 0, 0, 0, 0, 0))).toBe("1 enquiry, 0 in the last 7 days");
  expect(enquiriesText(days(2, 1, 0, 0, 0, 0, 0, 3))).toBe("6 enquiries, 4 in the last 7 days");
});

test("a scale holds its number and can be halved; a day has its own name everywhere", () => {
  const most = [0, 1, 2, 3, 7, 10, 11, 59, 95, 120, 4001];
  expect(most.map(scaleTop)).toEqual([2, 2, 2, 4, 8, 10, 20, 60, 100, 200, 6000]);
  expect(dayText("2026-11-01")).toBe("1 November");
});

test.each([
  [{ waiting: 3, medianMinutes: 53 }, "3 wait for a first answer · usual answer 53 min"],
  [{ waiting: 1, medianMinutes: null }, "1 waits for a first answer"],
  [{ waiting: 0, medianMinutes: 60 }, "Nobody waits for a first answer · usual answer 1 h"],
])("%j in one line", (answers, text) => {
  expect(shortText({ answered: 1, ...answers })).toBe(text);
});

test("90 days are 13 weeks that end today, and hold every enquiry", () => {
  const days = Array.from({ length: 90 }, (_, index) => ({ day: `day ${index}`, count: index }));
  const weeks = weeksOf(days);
  expect(weeks).toHaveLength(13);
  expect(weeks.at(0)).toEqual({ day: "day 0", count: 0 + 1 + 2 + 3 + 4 + 5 });
  expect(weeks.at(-1)).toEqual({ day: "day 83", count: 83 + 84 + 85 + 86 + 87 + 88 + 89 });
  expect(weeksOf([])).toEqual([]);
});
