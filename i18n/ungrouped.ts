import { locale } from "./en/language.ts";

/** "2027", "1600": years and sizes, in the digits of the language. */
export const ungrouped = (value: number): string =>
  value.toLocaleString(locale, { useGrouping: false });
