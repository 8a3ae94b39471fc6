import { expect, onTestFinished, test, vi } from "vitest";
import { followWeekday } from "./follow-weekday.ts";

test("a page that stays open over midnight, there, has another day; one that is left looks no more", () => {
  vi.useFakeTimers({ now: Date.parse("2026-11-25T17:59:30Z") });
  onTestFinished(() => void vi.useRealTimers());
  const told: string[] = [];
  const leave = followWeekday("Asia/Dhaka", (weekday) => void told.push(weekday));
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual(["Wednesday", "Thursday"]);
  leave();
  vi.advanceTimersByTime(600_000);
  expect(told).toHaveLength(2);
  expect(vi.getTimerCount()).toBe(0);
});
