import type { Settings } from "#contracts/kinds/settings.ts";
import { WEEKDAYS } from "#contracts/weekday.ts";
import { betweenHours, fullHour, hourAndMinute, partsOfDay } from "./en/clock.ts";
import { locale } from "./en/language.ts";
import * as opening from "./en/site/opening.ts";
import { weekdays } from "./en/weekdays.ts";
import { fill } from "./fill.ts";

type OpeningHours = Settings["hours"][number];

/** "Saturday to Thursday, 9 am to 9 pm" */
export function hoursWords({ from, until, opens, closes, words }: OpeningHours): string {
  if (words || !from) return words;
  const times = { opens: clockWords(minutesOf(opens)), closes: clockWords(minutesOf(closes)) };
  return until && until !== from
    ? fill(opening.onDays, { from: weekdayName(from), until: weekdayName(until), ...times })
    : fill(opening.onOneDay, { from: weekdayName(from), ...times });
}

/** As its language calls it; what is no day stays as it is. @param weekday in English, as it is stored */
export function weekdayName(weekday: string): string {
  const day = WEEKDAYS.find((one) => one === weekday);
  return day ? weekdays[day] : weekday;
}

/** All that an agency has said, in one line. */
export const hoursLine = (hours: readonly OpeningHours[]): string =>
  hoursLines(hours).join(betweenHours);

/** All that an agency has said, a line for each. */
export const hoursLines = (hours: readonly OpeningHours[]): string[] =>
  hours.map(hoursWords).filter(Boolean);

/** Minutes since midnight; NaN when it is no time. */
export function minutesOf(time: string): number {
  const [, hour, minute] = /^(\d\d):(\d\d)$/.exec(time) ?? [];
  return Number(hour) * 60 + Number(minute);
}

/** "9 pm", "8:30 pm" */
export function clockWords(minutes: number, onTheHour: string = fullHour): string {
  const [hours, minute] = [Math.floor(minutes / 60) % 24, minutes % 60];
  const [, part = "{time}"] = partsOfDay.find(([from]) => hours >= from) ?? [];
  const hour = hours % 12 || 12;
  const time = minute
    ? fill(hourAndMinute, { hour, minute: minute.toLocaleString(locale, TWO_DIGITS) })
    : fill(onTheHour, { hour });
  return fill(part, { time });
}

const TWO_DIGITS = { minimumIntegerDigits: 2 };
