import { locale } from "./en/language.ts";

/** "February 2027" for 2027-02. */
export const monthLabel = (month: string): string =>
  written(month, { month: "long", year: "numeric" });

/** "February", of 2027-02. */
export const monthName = (month: string): string => written(month, { month: "long" });

const written = (month: string, parts: Intl.DateTimeFormatOptions): string =>
  new Date(month).toLocaleDateString(locale, { timeZone: "UTC", ...parts });
