import type { Weekday } from "#contracts/weekday.ts";

export const weekdays = {
  Saturday: "শনিবার",
  Sunday: "রোববার",
  Monday: "সোমবার",
  Tuesday: "মঙ্গলবার",
  Wednesday: "বুধবার",
  Thursday: "বৃহস্পতিবার",
  Friday: "শুক্রবার",
} as const satisfies Record<Weekday, string>;
