import type { EnquiryCard } from "#contracts/enquiry.ts";
import { isDone } from "#contracts/enquiry-status.ts";
import { longDay } from "#i18n/date-words.ts";
import * as words from "#i18n/en/admin/follow-up.ts";
import { locale } from "#i18n/en/language.ts";
import { plural } from "#i18n/fill.ts";

const DAY_MS = 86_400_000;

type FollowedUp = Pick<EnquiryCard, "followUpOn" | "status">;

/** To be followed up today or before. @param today YYYY-MM-DD, by the agency's clock */
export const isDue = ({ followUpOn, status }: FollowedUp, today: string): boolean =>
  followUpOn !== null && followUpOn <= today && !isDone(status);

/** So many days after `day`, YYYY-MM-DD. */
export const daysAfter = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, "2026-11-21".length);

/** "Today", "Tomorrow", "2 days over", "5 December". */
export function followUpWords(day: string, today: string): string {
  const days = Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);
  if (days < 0) return plural(words.daysOver, -days);
  if (days === 0) return words.today;
  if (days === 1) return words.tomorrow;
  if (day.slice(0, 4) !== today.slice(0, 4)) return longDay(day);
  const parts = { timeZone: "UTC", day: "numeric", month: "long" } as const;
  return new Date(day).toLocaleDateString(locale, parts);
}
