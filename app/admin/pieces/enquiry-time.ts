import * as words from "#i18n/en/admin/enquiries.ts";
import { fill } from "#i18n/fill.ts";
import { clockTime } from "./clock-time.ts";

/** For a list: "4:06 pm", "Yesterday", "18 Nov", "18 Nov 2025". */
export function listTime(iso: string, now = new Date()): string {
  const at = new Date(iso);
  const days = daysBefore(at, now);
  if (days === 0) return clockTime(iso, now);
  if (days === 1) return words.yesterday;
  const year = at.getFullYear() === now.getFullYear() ? undefined : "numeric";
  return at.toLocaleDateString("en-GB", { day: "numeric", month: "short", year });
}

/** "Today, 4:06 pm", "Yesterday, 4:06 pm", "18 Nov, 4:06 pm". */
export function dayAndTime(iso: string, now = new Date()): string {
  const at = new Date(iso);
  const day = daysBefore(at, now) === 0 ? words.today : listTime(iso, now);
  return fill(words.dayAndTime, { day, time: clockTime(iso, at) });
}

/** By the calendar of whoever looks. */
function daysBefore(at: Date, now: Date): number {
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  return [now, yesterday].findIndex((day) => day.toDateString() === at.toDateString());
}
