import { locale } from "#i18n/en/language.ts";

const UTC = { timeZone: "UTC" } as const;
const DAY = { day: "numeric", month: "long", year: "numeric" } as const;

/** "12–22 January 2027", of two days YYYY-MM-DD. Browsers differ in the spaces round the dash. */
export const daysWords = (from: string, until: string): string =>
  new Intl.DateTimeFormat(locale, { ...UTC, ...DAY })
    .formatRange(new Date(from), new Date(until))
    .replace(/[\s\u2009\u202f]*–[\s\u2009\u202f]*/, " – ")
    .replace(/(?<=^\p{Nd}+) – (?=\p{Nd}+ )/u, "–");

/** The same of the Hijri calendar, as it is calculated: "4 Sha'ban 1448". */
export function hijriWords(day: string): string {
  const format = new Intl.DateTimeFormat(locale, { ...UTC, ...DAY, calendar: "islamic-umalqura" });
  return format
    .formatToParts(new Date(day))
    .filter(({ type }) => type !== "era")
    .map(({ value }) => value)
    .join("")
    .trim()
    .replace(/[,،]$/, "");
}
