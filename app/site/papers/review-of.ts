import { daysBetween, shiftedDay } from "#contracts/days.ts";
import { REVIEW_DAYS } from "#contracts/stale-days.ts";
import { longDay } from "#i18n/date-words.ts";
import { locale } from "#i18n/en/language.ts";
import * as words from "#i18n/en/site/papers.ts";
import { fill } from "#i18n/fill.ts";

type Reviewed = { reviewedOn: string; reviewedBy: string };

/** What visitors are told of it. @param today YYYY-MM-DD, of the agency */
export function reviewOf({ reviewedOn, reviewedBy }: Reviewed, today: string) {
  if (reviewedOn === "") return { words: words.neverReviewed, isOld: true };
  const day = longDay(reviewedOn);
  if (daysBetween(reviewedOn, today) >= REVIEW_DAYS.visitors) {
    return { words: fill(words.notReviewed, { day }), isOld: true };
  }
  const next = shiftedDay(reviewedOn, REVIEW_DAYS.staff);
  return {
    words: fill(words.reviewed, { day, name: reviewedBy, next: longDay(next) }),
    isOld: false,
  };
}

const short = new Intl.DateTimeFormat(locale, { timeZone: "UTC", day: "numeric", month: "short" });

/** "8 Nov". */
export const shortDay = (day: string): string => written(short, day);

/** What is no day stands as it is. */
const written = (format: Intl.DateTimeFormat, day: string): string =>
  Number.isNaN(Date.parse(day)) ? day : format.format(new Date(day));
