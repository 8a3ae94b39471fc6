import { localTime } from "#app/site/pieces/local-clock.ts";
import type { Settings } from "#contracts/kinds/settings.ts";
import { WEEKDAYS } from "#contracts/weekday.ts";
import * as opening from "#i18n/en/site/opening.ts";
import { fill } from "#i18n/fill.ts";
import { clockWords, minutesOf, weekdayName } from "#i18n/opening-hours.ts";
import { daysOfWeek } from "./opening-days.ts";

/** Nobody promises a call for the last minutes of a day. */
const LAST_CALL_MINUTES = 60;
const DAYS_AHEAD = 7;
const DAY_MINUTES = 24 * 60;
const DAYS: readonly string[] = WEEKDAYS;

/**
 * When somebody calls back, as a part of a sentence: "today before 9 pm", "on Saturday before 9 pm".
 * Empty when the agency's hours do not say.
 */
export function callBackTime(
  { hours, timeZone }: Pick<Settings, "hours" | "timeZone">,
  now = new Date(),
): string {
  const { weekday: today, minutes } = localTime(now, timeZone);
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead++) {
    const weekday = DAYS.at((DAYS.indexOf(today) + ahead) % DAYS.length) ?? "";
    const open = hours.filter((row) => daysOfWeek(row).includes(weekday));
    const closing = Math.max(...open.map(closingOf));
    if (!Number.isFinite(closing)) continue;
    if (ahead === 0 && minutes > closing - LAST_CALL_MINUTES) continue;
    return fill(wordsOf(ahead), {
      weekday: weekdayName(weekday),
      time: clockWords(closing % DAY_MINUTES),
    });
  }
  return "";
}

/** Counted from midnight of the day on which it opens: it may close after the next one. */
function closingOf({ opens, closes }: Settings["hours"][number]): number {
  const [from, to] = [minutesOf(opens), minutesOf(closes)];
  return to <= from ? to + DAY_MINUTES : to;
}

const wordsOf = (ahead: number) =>
  [opening.callBack.today, opening.callBack.tomorrow][ahead] ?? opening.callBack.onDay;
