import { locale } from "#i18n/en/language.ts";

const UTC = { timeZone: "UTC" } as const;
const DAY = { day: "numeric", month: "long", year: "numeric" } as const;

/** "12–22 January 2027", of two days YYYY-MM-DD. Browsers differ in the spaces round the dash. */
export const daysWords = (from: string, until: string): string =>
  new Intl.DateTimeFormat(locale, { ...UTC, ...DAY })
    .formatRange(new Date(from), new Date(until))
    .replace(/[\s\u2009\u202f]*–[\s\u2009\u202f]*/, " – ")
    .replace(/(?<=^\p{Nd}+) – (?=\p{Nd}+ )/u, "–");

const hijriFormat = new Intl.DateTimeFormat(locale, {
  ...{ ...UTC, ...DAY, calendar: "islamic-umalqura" },
});

/** The same of the Hijri calendar, as it is calculated: "4–14 Sha'ban 1448". */
export function hijriDays(from: string, until: string): string {
  const [first, last] = [hijriParts(from), hijriParts(until)];
  if (first.year !== last.year) return `${whole(first)} – ${whole(last)}`;
  return first.month === last.month
    ? `${first.day}–${whole(last)}`
    : `${first.day} ${first.month} – ${whole(last)}`;
}

type HijriDay = { day: string; month: string; year: string };

const whole = ({ day, month, year }: HijriDay) => `${day} ${month} ${year}`;

function hijriParts(day: string): HijriDay {
  const parts = hijriFormat.formatToParts(new Date(day));
  const partOf = (name: string) => parts.find(({ type }) => type === name)?.value ?? "";
  return { day: partOf("day"), month: partOf("month"), year: partOf("year") };
}
