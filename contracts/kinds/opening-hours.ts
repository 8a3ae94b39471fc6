import { asObject } from "../as-object.ts";
import { choice, clock, line, rows } from "../fields.ts";
import { AS_AGENCY, hoursText } from "../office-hours.ts";
import { WEEKDAYS, type Weekday } from "../weekday.ts";

/** Days and times that machines understand too; people are told them in the words of their language. */
export const openingHours = rows(
  {
    from: choice(["", ...WEEKDAYS], {
      initial: "Saturday",
      note: "Empty: only its words say when",
    }),
    until: choice(["", ...WEEKDAYS], { note: "The last of the days in a row; empty: one day" }),
    opens: clock({ note: "HH:MM" }),
    closes: clock({ note: "HH:MM" }),
    words: line({ isOptional: true, note: "Said in place of days and times" }),
  },
  { most: 20 },
);

type Stored = Record<string, unknown>;

/** Of the first schema, where staff wrote days and times as words: "Saturday to Thursday", "9 am to 9 pm". */
export function withStructuredHours({ hours, ...rest }: Stored): Stored {
  return { ...rest, hours: Array.isArray(hours) ? hours.map(structured) : [] };
}

function structured({ days, time, opens, closes }: Stored) {
  const said = String(days);
  const [from = "", until = "", ...more] = said.split(" to ");
  const isRead = isWeekday(from) && (isWeekday(until) || until === "") && more.length === 0;
  const isUsual = isRead && time === `${spoken(opens)} to ${spoken(closes)}`;
  return {
    ...(isRead ? { from, until } : { from: "", until: "" }),
    ...{ opens, closes },
    words: isUsual ? "" : [said, time].filter(Boolean).join(", "),
  };
}

const isWeekday = (word: string): boolean => WEEKDAYS.includes(word as Weekday);

/** "21:30" as "9:30 pm" */
function spoken(clockTime: unknown): string {
  const [hour = 0, minute = 0] = String(clockTime).split(":").map(Number);
  const minutes = minute ? `:${String(minute).padStart(2, "0")}` : "";
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? "am" : "pm"}`;
}

/** Of the first schema, where an office's hours were free text: what is not read stays as a note. */
export function withOfficeHours({ offices, ...rest }: Stored): Stored {
  const { rows, ...words } = asObject(offices);
  if (!Array.isArray(rows)) return { ...rest, ...(offices === undefined ? {} : { offices }) };
  return { ...rest, offices: { ...words, rows: rows.map((row) => withTyped(asObject(row))) } };
}

function withTyped({ hours, ...office }: Stored): Stored {
  const said = String(hours ?? "").trim();
  if (said === "{hours}") return { ...office, hours: AS_AGENCY, hoursNote: "" };
  const read = said.split("\n").map((line) => spokenHours(line.trim()));
  const isRead = read.every((one) => one !== null);
  return isRead
    ? { ...office, hours: hoursText(read), hoursNote: "" }
    : { ...office, hours: "", hoursNote: said };
}

const SPOKEN = /^(\w+)(?: to (\w+))?, (.+? [ap]m) to (.+? [ap]m)$/;

/** "Saturday to Thursday, 9 am to 9 pm" */
function spokenHours(line: string) {
  const [, from = "", until = "", opens = "", closes = ""] = SPOKEN.exec(line) ?? [];
  const times = { opens: clockOf(opens), closes: clockOf(closes) };
  const areDays = isWeekday(from) && (isWeekday(until) || until === "");
  return areDays && times.opens && times.closes ? { from, until, ...times } : null;
}

/** "9:30 pm" as "21:30"; empty: it is none. */
function clockOf(time: string): string {
  const [, hour = "", minute = "00", half] =
    /^(1[0-2]|[1-9])(?::([0-5]\d))? ([ap]m)$/.exec(time) ?? [];
  if (!half) return "";
  return `${String((Number(hour) % 12) + (half === "pm" ? 12 : 0)).padStart(2, "0")}:${minute}`;
}
