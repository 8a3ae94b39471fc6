/** Days as YYYY-MM-DD, of whichever zone: none is longer than another. */

const DAY_MS = 86_400_000;

/** Whether it is a day that there is; what is typed, or waits, may be anything else. */
export const isDay = (typed: unknown): typed is string =>
  typeof typed === "string" &&
  /^\d{4}-\d\d-\d\d$/.test(typed) &&
  new Date(`${typed}T00:00Z`).toJSON()?.slice(0, 10) === typed;

/** So many days later, or earlier. */
export const shiftedDay = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toJSON().slice(0, day.length);

/** From the one to the other; negative: it lies before. */
export const daysBetween = (day: string, until: string): number =>
  Math.round((Date.parse(until) - Date.parse(day)) / DAY_MS);
