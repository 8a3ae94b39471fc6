import { aheadOfUtc } from "#contracts/zone-time.ts";
import { clockTimeWords } from "./clock-time.ts";
import { longDay } from "./date-words.ts";
import { dayAndTime } from "./en/clock.ts";
import { fill } from "./fill.ts";

/** "25 November 2026 at 2:05 pm", by the clock of a time zone. @param at ISO 8601, or ms since 1970 */
export function momentLabel(at: string | number, timeZone: string): string {
  const moment = new Date(at).getTime();
  const there = new Date(moment + aheadOfUtc(moment, timeZone));
  const minutes = there.getUTCHours() * 60 + there.getUTCMinutes();
  const day = longDay(there.toISOString().slice(0, 10));
  return fill(dayAndTime, { day, time: clockTimeWords(minutes) });
}
