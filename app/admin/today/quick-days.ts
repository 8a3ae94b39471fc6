import { shiftedDay } from "#contracts/days.ts";
import * as words from "#i18n/en/admin/today.ts";

const WEEK = 7;

/** @param today YYYY-MM-DD */
export function quickDays(today: string) {
  const [year = 0, month = 0] = today.split("-").map(Number);
  return [
    { label: words.tomorrow, day: shiftedDay(today, 1) },
    { label: words.inAWeek, day: shiftedDay(today, WEEK) },
    // Months are counted from 0: this is the one after.
    { label: words.firstOfMonth, day: new Date(Date.UTC(year, month, 1)).toJSON().slice(0, 10) },
  ];
}
