import type { Dashboard } from "#contracts/dashboard.ts";
import * as words from "#i18n/en/admin/dashboard.ts";
import { locale } from "#i18n/en/language.ts";
import { fill, plural } from "#i18n/fill.ts";

const HOUR = 60;
const DAY = 24 * HOUR;

/** "2 h 10 min", "3 days 4 h": the two largest parts. */
export function durationText(minutes: number): string {
  if (minutes < 1) return words.aMinute;
  const [days, hours, rest] = [
    Math.floor(minutes / DAY),
    Math.floor((minutes % DAY) / HOUR),
    minutes % HOUR,
  ];
  const parts = [
    ...(days > 0 ? [plural(words.days, days)] : []),
    ...(hours > 0 ? [fill(words.hours, { count: hours })] : []),
    ...(days === 0 && rest > 0 ? [fill(words.minutes, { count: rest })] : []),
  ];
  return parts.join(" ");
}

/** How many have written, and how many of them lately. */
export function enquiriesText(days: Dashboard["days"]): string {
  const sum = (some: Dashboard["days"]) => some.reduce((total, { count }) => total + count, 0);
  const all = sum(days);
  if (all === 0) return words.noEnquiries;
  return plural(words.enquiriesLately, all, { lately: sum(days.slice(-7)) });
}

export function answeredText({ answered, medianMinutes }: Dashboard["answers"]): string {
  if (medianMinutes === null) return words.noAnswers;
  const time = durationText(medianMinutes);
  return fill(answered === 1 ? words.oneAnswered : words.halfAnswered, { time });
}

/** Both in one line: "3 wait for a first answer · usual answer 53 min". */
export function shortText({ waiting, medianMinutes }: Dashboard["answers"]): string {
  return [
    waiting === 0 ? words.nobodyWaits : plural(words.wait, waiting),
    medianMinutes === null ? "" : fill(words.usualAnswer, { time: durationText(medianMinutes) }),
  ]
    .filter(Boolean)
    .join(" · ");
}

const WEEK_DAYS = 7;

/** Days as weeks that end today; the first may be shorter. */
export function weeksOf(days: Dashboard["days"]): Dashboard["days"] {
  const weeks: Dashboard["days"] = [];
  for (let end = days.length; end > 0; end -= WEEK_DAYS) {
    const week = days.slice(Math.max(0, end - WEEK_DAYS), end);
    const count = week.reduce((total, day) => total + day.count, 0);
    weeks.unshift({ day: week[0]?.day ?? "", count });
  }
  return weeks;
}

export function waitingText({ waiting }: Dashboard["answers"]): string {
  return waiting === 0 ? words.nobodyIsWaiting : plural(words.enquiriesWait, waiting);
}

/** "14 November", of YYYY-MM-DD. */
export function dayText(day: string): string {
  return new Date(day).toLocaleDateString(locale, {
    ...{ day: "numeric", month: "long", timeZone: "UTC" },
  });
}

/** The top of a scale that holds the number: even, so that its half is a whole number too. */
export function scaleTop(most: number): number {
  if (most <= 2) return 2;
  const power = 10 ** Math.floor(Math.log10(most));
  const step = [1, 2, 4, 6, 8].find((part) => part * power >= most) ?? 10;
  return step * power;
}
