import { dayOf, momentWords } from "#app/admin/times/moment-words.ts";
import { momentIn } from "#contracts/zone-time.ts";
import * as words from "#i18n/en/admin/editor.ts";
import { comma } from "#i18n/en/language.ts";
import { fill } from "#i18n/fill.ts";
import { ungrouped } from "#i18n/ungrouped.ts";

/** A day and a time, as their inputs hold them. */
export type TypedMoment = { day: string; time: string };

export type MomentMistake = { field: keyof TypedMoment | "past" | "languages"; text: string };

const DAY_MS = 86_400_000;
const MOST_YEARS = 10;
const FRIDAY = 5;

export const lastYear = (now: Date): number => now.getUTCFullYear() + MOST_YEARS;

/** The zone stands above the button. */
export const shortly = (moment: string): string => moment.split(comma)[0] ?? moment;

/** When that is on the clocks of the zone, or why it is never. */
export function momentOf(
  timeZone: string,
  { day, time }: TypedMoment,
  now: Date,
): (MomentMistake & { at: null }) | { at: Date } {
  const last = lastYear(now);
  if (day === "") return { at: null, field: "day", text: words.noDay };
  if (time === "") return { at: null, field: "time", text: words.noTime };
  if (Number(day.split("-")[0]) > last) {
    return { at: null, field: "day", text: fill(words.farYear, { year: ungrouped(last) }) };
  }
  const { at, isSkipped } = momentIn(timeZone, day, time);
  if (!isSkipped) return { at: new Date(at) };
  const next = shortly(momentWords(timeZone, new Date(at), now));
  return { at: null, field: "time", text: fill(words.skippedTime, { time: next }) };
}

/** What is chosen with one press. */
export function quickMoments(timeZone: string, now: Date) {
  const dayIn = (days: number) => dayOf(timeZone, new Date(now.getTime() + days * DAY_MS));
  const weekday = new Date(`${dayIn(0)}T00:00Z`).getUTCDay();
  const chips = [
    { label: words.tonight, moment: { day: dayIn(0), time: "20:00" } },
    { label: words.tomorrow, moment: { day: dayIn(1), time: "09:00" } },
    { label: words.friday, moment: { day: dayIn((FRIDAY - weekday + 7) % 7), time: "15:00" } },
  ];
  return chips.map((chip) =>
    chip.label === words.friday && isPast(timeZone, chip.moment, now)
      ? { ...chip, moment: { ...chip.moment, day: dayIn(7) } }
      : chip,
  );
}

const isPast = (timeZone: string, { day, time }: TypedMoment, now: Date) =>
  momentIn(timeZone, day, time).at <= now.getTime();
