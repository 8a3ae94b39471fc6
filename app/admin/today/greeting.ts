import { placeOf } from "#app/admin/times/moment-words.ts";
import { dateWords } from "#i18n/date-words.ts";
import * as words from "#i18n/en/admin/today.ts";
import { comma } from "#i18n/en/language.ts";
import { fill } from "#i18n/fill.ts";

const [NOON, EVENING, NIGHT_ENDS] = [12, 17, 4];

/** By the agency's clock. */
export function greeting(name: string, timeZone: string, now = new Date()): string {
  const hour = Number(
    new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", hourCycle: "h23" }).format(now),
  );
  const [first = name] = name.trim().split(/\s+/);
  return fill(wordsAt(hour), { name: first });
}

function wordsAt(hour: number): string {
  if (hour < NIGHT_ENDS || hour >= EVENING) return words.goodEvening;
  return hour < NOON ? words.goodMorning : words.goodAfternoon;
}

/** "Sunday, 22 November 2026, Dhaka time". */
export function dayWords(timeZone: string, now = new Date()): string {
  const date = dateWords(now, {
    ...{ timeZone, weekday: "long", day: "numeric", month: "long", year: "numeric" },
  })
    // Node and browsers differ in the comma after the weekday.
    .replace(/^([\p{L}\p{M}]+)[,،]? /u, `$1${comma}`);
  return fill(words.dateAndPlace, { date, place: placeOf(timeZone) });
}
