import { dayFormat } from "#contracts/zone-time.ts";

const DAY_MS = 86_400_000;

/** The days up to today, today included, as YYYY-MM-DD: oldest first. */
export function daysUntil(now: number, timeZone: string, count: number): string[] {
  const today = Date.parse(dayFormat(timeZone).format(now));
  return Array.from({ length: count }, (_, index) =>
    new Date(today - (count - 1 - index) * DAY_MS).toISOString().slice(0, "2026-11-21".length),
  );
}

/**
 * What turns times, ISO 8601 in UTC, into days of that zone. It asks the calendar, which is slow, once
 * for each quarter of an hour: every zone is a whole number of these from UTC.
 */
export function dayIn(timeZone: string): (iso: string) => string {
  const format = dayFormat(timeZone);
  const known = new Map<string, string>();
  return (iso) => {
    const quarter = Math.floor(Number(iso.slice(14, 16)) / 15);
    const key = iso.slice(0, "2026-11-21T13".length) + quarter;
    const day = known.get(key) ?? format.format(Date.parse(iso));
    known.set(key, day);
    return day;
  };
}
