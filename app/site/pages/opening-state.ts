import { localTime } from "#app/site/pieces/local-clock.ts";
import type { Settings } from "#contracts/kinds/settings.ts";
import * as opening from "#i18n/en/site/opening.ts";
import { fill } from "#i18n/fill.ts";
import { clockWords, minutesOf, weekdayName } from "#i18n/opening-hours.ts";
import { daysOfWeek } from "./opening-days.ts";

const DAY_MINUTES = 24 * 60;
const DAY_MS = DAY_MINUTES * 60_000;
const DAYS_AHEAD = 7;

type Agency = Pick<Settings, "hours" | "timeZone">;

export type OpeningState = {
  isOpen: boolean;
  /** "Open now until 9 pm", "Closed now, opens tomorrow at 9 am". */
  words: string;
};

/** @returns null when the agency's hours do not say */
export function openingState(agency: Agency, now = new Date()): OpeningState | null {
  // Yesterday's hours may reach over midnight.
  const spans = [...spansOn(agency, now, -1), ...spansOn(agency, now, 0)];
  const current = spans.filter(({ from, until }) => from <= 0 && until > 0);
  const last = current.sort((a, b) => b.until - a.until)[0];
  if (last) return { isOpen: true, words: fill(opening.openUntil, { time: last.closing }) };
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead++) {
    const [next] = spansOn(agency, now, ahead)
      .filter(({ from }) => from > 0)
      .sort((a, b) => a.from - b.from);
    if (!next) continue;
    const { weekday, opening: time } = next;
    return { isOpen: false, words: fill(opensWords(ahead), { weekday, time }) };
  }
  return null;
}

const opensWords = (ahead: number) =>
  [opening.opensToday, opening.opensTomorrow][ahead] ?? opening.opensOn;

/** When it is open on the day so many days from now, in minutes from now. */
function spansOn({ hours, timeZone }: Agency, now: Date, ahead: number) {
  const today = localTime(now, timeZone).minutes;
  const { weekday } = localTime(new Date(now.getTime() + ahead * DAY_MS), timeZone);
  return hours
    .filter((row) => daysOfWeek(row).includes(weekday))
    .map(({ opens, closes }) => [minutesOf(opens), minutesOf(closes)] as const)
    .filter(([opens, closes]) => Number.isFinite(opens + closes))
    .map(([opens, closes]) => {
      const midnight = ahead * DAY_MINUTES - today;
      const length = closes > opens ? closes - opens : closes - opens + DAY_MINUTES;
      return {
        weekday: weekdayName(weekday),
        from: midnight + opens,
        until: midnight + opens + length,
        opening: clockWords(opens),
        closing: clockWords(closes),
      };
    });
}
