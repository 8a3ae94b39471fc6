import { dayFormat } from "#contracts/zone-time.ts";
import { dateWords } from "#i18n/date-words.ts";
import { spokenTime } from "./times.ts";

const DAY_MS = 86_400_000;

/** Where the agency is, and what time it is: days change there. */
export type Zone = { timeZone: string; now: Date };

/** "14 November"; of today, its time. */
export const dayOrTime = (at: string, zone: Zone): string =>
  daysAgo(at, zone) === 0 ? timeOf(at, zone) : dayOf(at, zone);

export const timeOf = (at: string, { timeZone }: Zone): string =>
  spokenTime(timeZone, new Date(at));

/** "14 November", with its year when that is another. */
export function dayOf(at: string, { timeZone, now }: Zone): string {
  const year = (date: Date) => dayFormat(timeZone).format(date).slice(0, 4);
  const then = new Date(at);
  return dateWords(then, {
    ...{ day: "numeric", month: "long", timeZone },
    ...(year(then) === year(now) ? {} : { year: "numeric" }),
  });
}

/** Of the calendar there: 0 today, 1 yesterday. */
export function daysAgo(at: string, { timeZone, now }: Zone): number {
  const midnight = (date: Date) => Date.parse(dayFormat(timeZone).format(date));
  return Math.round((midnight(now) - midnight(new Date(at))) / DAY_MS);
}
