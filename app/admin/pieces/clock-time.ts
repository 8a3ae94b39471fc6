import * as words from "#i18n/en/admin/shell.ts";
import { fill } from "#i18n/fill.ts";

/** "4:06 pm", there or where the reader is. */
export const spokenTime = (at: Date, timeZone?: string): string =>
  at.toLocaleTimeString("en-GB", {
    ...{ hour: "numeric", minute: "2-digit", hourCycle: "h12", timeZone },
  });

/** "4:06 pm", with the date when it was not today. */
export function clockTime(iso: string, now = new Date()): string {
  const at = new Date(iso);
  const time = spokenTime(at);
  if (at.toDateString() === now.toDateString()) return time;
  const day = at.toLocaleDateString("en-GB", { day: "numeric", month: "long" });
  return fill(words.timeAndDay, { time, day });
}
