/** A time of the clock by the part of the day that it lies in: from 0, 4, 6, 12, 15, 18 and 20 hours. */
export const partsOfDay = {
  night: "রাত {time}",
  dawn: "ভোর {time}",
  morning: "সকাল {time}",
  noon: "দুপুর {time}",
  afternoon: "বিকেল {time}",
  evening: "সন্ধ্যা {time}",
  late: "রাত {time}",
} as const;

export const fullHour = "{hour}টা";
/** Where minutes matter. */
export const exactHour = "{hour}টা";
export const hourAndMinute = "{hour}:{minute}টা";

/** Between the opening hours of several days. */
export const betweenHours = "। ";
