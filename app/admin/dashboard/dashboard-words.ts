import type { Dashboard } from "#contracts/dashboard.ts";

const HOUR = 60;
const DAY = 24 * HOUR;

export const numberText = (count: number): string => count.toLocaleString("en-GB");

/** "2 h 10 min", "3 days 4 h": the two largest parts. */
export function durationText(minutes: number): string {
  if (minutes < 1) return "a minute";
  const [days, hours, rest] = [
    Math.floor(minutes / DAY),
    Math.floor((minutes % DAY) / HOUR),
    minutes % HOUR,
  ];
  const parts = [
    ...(days > 0 ? [days === 1 ? "1 day" : `${numberText(days)} days`] : []),
    ...(hours > 0 ? [`${hours} h`] : []),
    ...(days === 0 && rest > 0 ? [`${rest} min`] : []),
  ];
  return parts.join(" ");
}

/** How many have written, and how many of them lately. */
export function enquiriesText(days: Dashboard["days"]): string {
  const sum = (some: Dashboard["days"]) => some.reduce((total, { count }) => total + count, 0);
  const all = sum(days);
  if (all === 0) return "No enquiries yet. The next one will show here.";
  const name = all === 1 ? "enquiry" : "enquiries";
  return `${numberText(all)} ${name}, ${numberText(sum(days.slice(-7)))} in the last 7 days`;
}

export function answeredText({ answered, medianMinutes }: Dashboard["answers"]): string {
  if (medianMinutes === null) return "No first answers in these 90 days.";
  const time = durationText(medianMinutes);
  return answered === 1
    ? `One of them has heard from you, after ${time}.`
    : `Half of those you answered heard from you within ${time}.`;
}

/** Both in one line: "3 wait for a first answer · usual answer 53 min". */
export function shortText({ waiting, medianMinutes }: Dashboard["answers"]): string {
  return [
    waiting === 0 ? "Nobody waits for a first answer" : "",
    waiting === 1 ? "1 waits for a first answer" : "",
    waiting > 1 ? `${numberText(waiting)} wait for a first answer` : "",
    medianMinutes === null ? "" : `usual answer ${durationText(medianMinutes)}`,
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
  if (waiting === 0) return "Nobody is waiting for a first answer.";
  return waiting === 1
    ? "1 enquiry waits for its first answer."
    : `${numberText(waiting)} enquiries wait for their first answer.`;
}

/** "14 November", of YYYY-MM-DD. */
export function dayText(day: string): string {
  return new Date(day).toLocaleDateString("en-GB", {
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
