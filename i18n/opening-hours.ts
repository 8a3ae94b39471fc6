import type { Settings } from "#contracts/kinds/settings.ts";
import * as opening from "./en/site/opening.ts";
import { fill } from "./fill.ts";

type OpeningHours = Settings["hours"][number];

/** "Saturday to Thursday, 9 am to 9 pm" */
export function hoursWords({ from, until, opens, closes, words }: OpeningHours): string {
  if (words || !from) return words;
  const times = { opens: clockWords(minutesOf(opens)), closes: clockWords(minutesOf(closes)) };
  return until && until !== from
    ? fill(opening.onDays, { from, until, ...times })
    : fill(opening.onOneDay, { from, ...times });
}

/** All that an agency has said, a line for each. */
export const hoursLines = (hours: readonly OpeningHours[]): string[] =>
  hours.map(hoursWords).filter(Boolean);

/** Minutes since midnight; NaN when it is no time. */
export function minutesOf(time: string): number {
  const [, hour, minute] = /^(\d\d):(\d\d)$/.exec(time) ?? [];
  return Number(hour) * 60 + Number(minute);
}

/** "9 pm", "8:30 pm" */
export function clockWords(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  const half = hour % 24 < 12 ? "am" : "pm";
  return `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, "0")}` : ""} ${half}`;
}
