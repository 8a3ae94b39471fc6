import { locale } from "./en/language.ts";

/** What is asked for of a day. Bangla from the library has a comma before the year; as people write it there is none. */
export const dateWords = (
  at: string | number | Date,
  parts: Intl.DateTimeFormatOptions,
  writtenIn: string = locale,
): string => {
  const date = new Date(at);
  return Number.isNaN(date.getTime())
    ? String(date)
    : withoutComma(formatOf(writtenIn, parts).format(date));
};

/** Making one takes a hundred times as long as writing a day; a list of posts has one for each. */
const made = new Map<string, Intl.DateTimeFormat>();

function formatOf(writtenIn: string, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = JSON.stringify([writtenIn, parts]);
  const format = made.get(name) ?? new Intl.DateTimeFormat(writtenIn, parts);
  made.set(name, format);
  return format;
}

/** "8 November 2026", of 2026-11-08. What is no day stays as it is. */
export const longDay = (day: string, writtenIn: string = locale): string =>
  Number.isNaN(Date.parse(day))
    ? day
    : dateWords(day, { timeZone: "UTC", dateStyle: "long" }, writtenIn);

const withoutComma = (date: string): string => date.replace(/, (?=\S{4}$)/, " ");
