import { localTime } from "#app/site/pieces/local-clock.ts";
import { useSiteData } from "#app/site/pieces/site-data.ts";
import { dayFormat } from "#contracts/zone-time.ts";
import { clockTimeWords } from "#i18n/clock-time.ts";
import { dateWords } from "#i18n/date-words.ts";
import * as enquiries from "#i18n/en/admin/enquiries.ts";
import * as words from "#i18n/en/admin/shell.ts";
import { fill } from "#i18n/fill.ts";
import { useNow } from "./clock.ts";

const DAY_MS = 86_400_000;

/** "4:06 pm", there. */
export const spokenTime = (timeZone: string, at: Date): string =>
  clockTimeWords(localTime(at, timeZone).minutes);

/**
 * Moments that have been, in words, by the agency's clock: so the server says the same as every
 * device, wherever either is.
 */
export function timesIn(timeZone: string, now: Date) {
  const days = dayFormat(timeZone);

  /** 0: today, 1: yesterday; -1: another day. */
  function daysBefore(at: Date): number {
    const day = days.format(at);
    return [now, new Date(now.getTime() - DAY_MS)].findIndex((one) => days.format(one) === day);
  }

  const date = (at: Date, parts: Intl.DateTimeFormatOptions) =>
    dateWords(at, { timeZone, day: "numeric", ...parts });

  const dayOf = (at: Date) => date(at, { month: "long" });

  /** "4:06 pm", with the date when it was not today. */
  function clockTime(iso: string): string {
    const at = new Date(iso);
    const time = spokenTime(timeZone, at);
    if (daysBefore(at) === 0) return time;
    return fill(words.timeAndDay, { time, day: dayOf(at) });
  }

  /** For a list: "4:06 pm", "Yesterday", "18 Nov", "18 Nov 2025". */
  function listTime(iso: string): string {
    const at = new Date(iso);
    const before = daysBefore(at);
    if (before === 0) return spokenTime(timeZone, at);
    if (before === 1) return enquiries.yesterday;
    const isThisYear = days.format(at).slice(0, 4) === days.format(now).slice(0, 4);
    return date(at, { month: "short", ...(isThisYear ? {} : { year: "numeric" }) });
  }

  /** "Today, 4:06 pm", "Yesterday, 4:06 pm", "18 Nov, 4:06 pm". */
  function dayAndTime(iso: string): string {
    const at = new Date(iso);
    const day = daysBefore(at) === 0 ? enquiries.today : listTime(iso);
    return fill(enquiries.dayAndTime, { day, time: spokenTime(timeZone, at) });
  }

  /** "today", "yesterday" or "12 November". */
  function dayWords(iso: string): string {
    const at = new Date(iso);
    return [words.today, words.yesterday][daysBefore(at)] ?? dayOf(at);
  }

  return { clockTime, listTime, dayAndTime, dayWords };
}

export type Times = ReturnType<typeof timesIn>;

export const useTimes = (): Times => timesIn(useSiteData().settings.timeZone, useNow());
