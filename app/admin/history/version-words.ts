import { capital } from "#app/admin/pieces/capital.ts";
import { dayOf, dayOrTime, daysAgo, timeOf, type Zone } from "#app/admin/times/zone-words.ts";
import * as words from "#i18n/en/admin/history.ts";
import { locale } from "#i18n/en/language.ts";
import { fill, plural } from "#i18n/fill.ts";
import { type Version, WAITING } from "./version.ts";

const MINUTE_MS = 60_000;

/** What somebody did. */
export function whatOf({ action, at, since, restoredFrom }: Version, zone: Zone): string {
  if (restoredFrom && action !== WAITING) {
    return fill(words.restoredFrom, { day: dayOrTime(restoredFrom, zone) });
  }
  if (action !== "draft" || !since) return words.what[action];
  const minutes = Math.ceil((Date.parse(at) - Date.parse(since)) / MINUTE_MS);
  return plural(words.draftedFor, Math.max(1, minutes));
}

/** Who did it; nobody is known from before histories were kept. */
export function whoOf({ action, by: { name } }: Version): string {
  if (!name) return words.beforeHistory;
  return action === "planned" ? fill(words.bySchedule, { name }) : name;
}

/** Above a version. */
export function headingOf(version: Version, zone: Zone): string {
  const when = capital(whenOf(version, zone));
  const who = version.by.name;
  if (!who) return fill(words.headingUnknown, { when });
  return fill(words.headings[version.restoredFrom ? "restore" : version.action], { when, who });
}

/** "today 9:15 am", "20 November 4:06 pm". */
export function whenOf({ at }: Pick<Version, "at">, zone: Zone): string {
  const time = timeOf(at, zone);
  const ago = daysAgo(at, zone);
  if (ago === 0) return fill(words.todayAt, { time });
  if (ago === 1) return fill(words.yesterdayAt, { time });
  return fill(words.dayAndTime, { day: dayOf(at, zone), time });
}

/** Above those of one day: "Today, 22 November". */
export function dayHeading(at: string, zone: Zone): string {
  const day = dayOf(at, zone);
  const ago = daysAgo(at, zone);
  if (ago === 0) return fill(words.today, { day });
  if (ago === 1) return fill(words.yesterday, { day });
  const weekday = new Date(at).toLocaleDateString(locale, {
    ...{ weekday: "long", timeZone: zone.timeZone },
  });
  return fill(words.weekday, { weekday, day });
}
