import type { Settings } from "#contracts/settings.ts";
import { daysOfWeek } from "./opening-days.ts";

/** Nobody promises a call for the last minutes of a day. */
const LAST_CALL_MINUTES = 60;
const DAY_MS = 86_400_000;
const DAYS_AHEAD = 7;

/**
 * When somebody calls back, as a part of a sentence: "today before 9 pm", "on Saturday before 9 pm".
 * Empty when the agency's hours do not say.
 */
export function callBackTime(
  { hours, timeZone }: Pick<Settings, "hours" | "timeZone">,
  now = new Date(),
): string {
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead++) {
    const { weekday, minutes } = localTime(new Date(now.getTime() + ahead * DAY_MS), timeZone);
    const open = hours.filter(({ days }) => daysOfWeek(days).includes(weekday));
    const closing = Math.max(...open.map(({ closes }) => minutesOf(closes)));
    if (!Number.isFinite(closing)) continue;
    if (ahead === 0 && minutes > closing - LAST_CALL_MINUTES) continue;
    return `${dayWords(ahead, weekday)} before ${clockWords(closing)}`;
  }
  return "";
}

function dayWords(ahead: number, weekday: string): string {
  return ["today", "tomorrow"][ahead] ?? `on ${weekday}`;
}

function localTime(date: Date, timeZone: string) {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    weekday: "long",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(date);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? "";
  return { weekday: part("weekday"), minutes: minutesOf(`${part("hour")}:${part("minute")}`) };
}

/** Minutes since midnight; NaN when it is no time. */
function minutesOf(time: string): number {
  const [, hour, minute] = /^(\d\d):(\d\d)$/.exec(time) ?? [];
  return Number(hour) * 60 + Number(minute);
}

/** "9 pm", "8:30 pm" */
function clockWords(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  const half = hour % 24 < 12 ? "am" : "pm";
  return `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, "0")}` : ""} ${half}`;
}
