import * as enquiry from "#i18n/en/site/enquiry.ts";
import { monthLabel, monthName } from "#i18n/month-words.ts";

export type Month = {
  /** Year and month, for example 2027-02. */
  value: string;
  /** "February 2027" */
  label: string;
  /** "February": no month comes twice in a list of twelve. */
  name: string;
};

const MONTH_COUNT = 12;
/** Of 2027-02. */
const MONTH_LENGTH = 7;

/** This month, then the next twelve, where the agency is. */
export function monthsAhead(timeZone: string, now = new Date()): Month[] {
  const [month = 1, year = 2000] = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    month: "numeric",
    year: "numeric",
  })
    .format(now)
    .split("/")
    .map(Number);
  const current = monthOf(year, month);
  const next = Array.from({ length: MONTH_COUNT }, (_, index) => monthOf(year, month + 1 + index));
  return [{ ...current, label: enquiry.thisMonth, name: enquiry.thisMonth }, ...next];
}

function monthOf(year: number, month: number): Month {
  const value = new Date(Date.UTC(year, month - 1)).toISOString().slice(0, MONTH_LENGTH);
  return { value, label: monthLabel(value), name: monthName(value) };
}
