import type { Settings } from "#contracts/kinds/settings.ts";
import { WEEKDAYS } from "#contracts/weekday.ts";

const DAYS: readonly string[] = WEEKDAYS;

type Days = Pick<Settings["hours"][number], "from" | "until">;

/** From the first day to the last, round the end of the week; empty where hours are words alone. */
export function daysOfWeek({ from, until }: Days): string[] {
  const first = DAYS.indexOf(from);
  if (first < 0) return [];
  const length = until ? ((DAYS.indexOf(until) - first + DAYS.length) % DAYS.length) + 1 : 1;
  return [...DAYS, ...DAYS].slice(first, first + length);
}
