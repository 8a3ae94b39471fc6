import { daysOfWeek } from "#app/site/pages/opening-days.ts";
import type { Settings } from "#contracts/kinds/settings.ts";
import { WEEKDAYS } from "#contracts/weekday.ts";
import { comma } from "#i18n/en/language.ts";
import * as words from "#i18n/en/site/trust.ts";
import { fill } from "#i18n/fill.ts";
import { clockWords, minutesOf, weekdayName } from "#i18n/opening-hours.ts";

type Hours = Settings["hours"];

export type Weeks = Readonly<Record<string, WeekRow[]>>;

export type WeekRow = { days: string; times: string; isToday: boolean };

/**
 * When somebody is there, today first, then the days that follow; those that are alike stand together.
 * @param today in English, as days are stored; null: nobody knows
 * @returns empty where hours are said in words
 */
export function weekOf(hours: Hours, today: string | null): WeekRow[] {
  const isSaid = ({ from, opens, closes, words }: Hours[number]) =>
    from !== "" && words === "" && Number.isFinite(minutesOf(opens) + minutesOf(closes));
  if (hours.length === 0 || !hours.every(isSaid)) return [];
  const known: readonly string[] = WEEKDAYS;
  const first = Math.max(0, known.indexOf(today ?? hours[0]?.from ?? ""));
  const week = [...known.slice(first), ...known.slice(0, first)];
  const rows: (WeekRow & { from: string })[] = [];
  for (const day of week) {
    const times = timesOn(hours, day);
    const last = rows.at(-1);
    if (last && !last.isToday && last.times === times) {
      last.days = fill(words.daysUntil, { from: last.from, until: weekdayName(day) });
    } else {
      const from = weekdayName(day);
      const isToday = day === today;
      rows.push({
        from,
        times,
        isToday,
        days: isToday ? fill(words.dayToday, { day: from }) : from,
      });
    }
  }
  return rows.map(({ from: _, ...row }) => row);
}

/** The same on each day of the week, by its English name: pages stay open over midnight. */
export const weeksOf = (hours: Hours): Weeks =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, weekOf(hours, day)]));

function timesOn(hours: Hours, day: string): string {
  const spans = hours.filter((row) => daysOfWeek(row).includes(day));
  if (spans.length === 0) return words.closed;
  return spans
    .map(({ opens, closes }) =>
      fill(words.timesUntil, {
        opens: clockWords(minutesOf(opens)),
        closes: clockWords(minutesOf(closes)),
      }),
    )
    .join(comma);
}
