import { locale } from "./en/language.ts";

const format = new Intl.NumberFormat(locale, { useGrouping: false });

/** "2027", "1600": years and sizes, in the digits of the language. */
export const ungrouped = (value: number): string => format.format(value);
