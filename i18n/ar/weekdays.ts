import type { Weekday } from "#contracts/weekday.ts";

export const weekdays = {
  Saturday: "السبت",
  Sunday: "الأحد",
  Monday: "الاثنين",
  Tuesday: "الثلاثاء",
  Wednesday: "الأربعاء",
  Thursday: "الخميس",
  Friday: "الجمعة",
} as const satisfies Record<Weekday, string>;
