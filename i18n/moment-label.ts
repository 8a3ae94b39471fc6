import { locale } from "./en/language.ts";

/** "25 November 2026 at 14:05", by the clock of a time zone. @param at ISO 8601 */
export const momentLabel = (at: string, timeZone: string): string =>
  new Date(at).toLocaleString(locale, { timeZone, dateStyle: "long", timeStyle: "short" });
