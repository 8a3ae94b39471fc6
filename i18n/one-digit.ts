import { locale } from "./en/language.ts";

const format = new Intl.NumberFormat(locale, {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** "2.4", in the digits of the language. */
export const oneDigit = (value: number): string => format.format(value);
