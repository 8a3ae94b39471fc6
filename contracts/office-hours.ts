import { WEEKDAYS } from "./weekday.ts";

/** Of an office that is open when the agency is. */
export const AS_AGENCY = "agency";

/** Days and times, as the agency's own hours have them. */
export type TypedHours = {
  from: string;
  /** Empty: that day alone. */
  until: string;
  /** HH:MM. */
  opens: string;
  closes: string;
};

const MOST_LINES = 20;
const DAYS: readonly string[] = WEEKDAYS;
const LINE = /^(\S*?)(?:\/(\S*))? (\S*?)-(\S*)$/;
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

/** "Saturday/Thursday 09:00-21:00", a line each; of one day "Friday 15:00-21:00". */
export const hoursText = (hours: readonly TypedHours[]): string =>
  hours
    .map(({ from, until, opens, closes }) => {
      const days = until ? `${from}/${until}` : from;
      return `${days} ${opens}-${closes}`;
    })
    .join("\n");

/** As far as they are typed; a line that is none is left out. */
export const hoursTyped = (text: string): TypedHours[] =>
  linesOf(text).flatMap((line) => {
    const [, from = "", until = "", opens = "", closes = ""] = LINE.exec(line) ?? [];
    return from ? [{ from, until, opens, closes }] : [];
  });

/** Those that are whole, with no words of their own. */
export const hoursIn = (text: string) =>
  hoursTyped(text)
    .filter(isWhole)
    .map((hours) => ({ ...hours, words: "" }));

/** Whether each line of it is read. */
export function areHours(text: string): boolean {
  if (text === "" || text === AS_AGENCY) return true;
  const lines = linesOf(text);
  return lines.length <= MOST_LINES && hoursTyped(text).filter(isWhole).length === lines.length;
}

const linesOf = (text: string): string[] => text.split("\n").filter((line) => line.trim() !== "");

const isWhole = ({ from, until, opens, closes }: TypedHours): boolean =>
  DAYS.includes(from) &&
  (until === "" || DAYS.includes(until)) &&
  CLOCK.test(opens) &&
  CLOCK.test(closes);
