/** A time of the clock by the part of the day that it lies in: from 0, 4, 6, 12, 15, 18 and 20 hours. */
export const partsOfDay = {
  night: "{time} ليلًا",
  dawn: "{time} فجرًا",
  morning: "{time} صباحًا",
  noon: "{time} ظهرًا",
  afternoon: "{time} عصرًا",
  evening: "{time} مساءً",
  late: "{time} مساءً",
} as const;

export const fullHour = "{hour}";
/** Where minutes matter. */
export const exactHour = "{hour}";
export const hourAndMinute = "{hour}:{minute}";

/** Between the opening hours of several days. */
export const betweenHours = ". ";
