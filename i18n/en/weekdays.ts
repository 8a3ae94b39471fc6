import type { Weekday } from "#contracts/weekday.ts";

export const weekdays = {
  Saturday: "Saturday",
  Sunday: "Sunday",
  Monday: "Monday",
  Tuesday: "Tuesday",
  Wednesday: "Wednesday",
  Thursday: "Thursday",
  Friday: "Friday",
} as const satisfies Record<Weekday, string>;
