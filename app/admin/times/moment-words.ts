import { dayFormat } from "#contracts/zone-time.ts";
import { dateWords } from "#i18n/date-words.ts";
import * as words from "#i18n/en/admin/editor.ts";
import { zoneCities } from "#i18n/en/zone-cities.ts";
import { fill } from "#i18n/fill.ts";
import { spokenTime } from "./times.ts";

const DAY_MS = 86_400_000;

const CITIES: Readonly<Record<string, string>> = zoneCities;

/** "Asia/Dhaka": Dhaka. */
export const placeOf = (timeZone: string): string =>
  CITIES[timeZone] ?? (timeZone.split("/").at(-1) ?? timeZone).replaceAll("_", " ");

/** "UTC+6". */
export const offsetOf = (timeZone: string, at: Date): string =>
  (
    new Intl.DateTimeFormat("en-GB", { timeZone, timeZoneName: "shortOffset" })
      .formatToParts(at)
      .find(({ type }) => type === "timeZoneName")?.value ?? ""
  ).replace("GMT", "UTC");

/** YYYY-MM-DD there. */
export const dayOf = (timeZone: string, at: Date): string => dayFormat(timeZone).format(at);

/** "tomorrow 9:00 am, Dhaka time", for whoever reads. */
export function momentWords(timeZone: string, at: Date, now: Date): string {
  const shown = { time: spokenTime(timeZone, at), place: placeOf(timeZone) };
  const day = dayOf(timeZone, at);
  if (day === dayOf(timeZone, now)) return fill(words.moments.today, shown);
  if (day === dayOf(timeZone, new Date(now.getTime() + DAY_MS))) {
    return fill(words.moments.tomorrow, shown);
  }
  const isThisYear = day.slice(0, 4) === dayOf(timeZone, now).slice(0, 4);
  const spoken = dateWords(at, {
    ...{ timeZone, day: "numeric", month: "long" },
    ...(isThisYear ? {} : { year: "numeric" }),
  });
  return fill(words.moments.later, { ...shown, day: spoken });
}
