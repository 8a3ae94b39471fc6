import { locale } from "./en/language.ts";

/** What is asked for of a day. Bangla from the library has a comma before the year; as people write it there is none. */
export const dateWords = (
  at: string | number | Date,
  parts: Intl.DateTimeFormatOptions,
  writtenIn: string = locale,
): string => withoutComma(new Date(at).toLocaleDateString(writtenIn, parts));

/** "8 November 2026", of 2026-11-08. What is no day stays as it is. */
export const longDay = (day: string): string =>
  Number.isNaN(Date.parse(day)) ? day : withoutComma(long.format(new Date(day)));

const long = new Intl.DateTimeFormat(locale, { timeZone: "UTC", dateStyle: "long" });

const withoutComma = (date: string): string => date.replace(/, (?=\S{4}$)/, " ");
