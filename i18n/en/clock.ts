/** A time of the clock by the part of the day that it lies in: from 0, 4, 6, 12, 15, 18 and 20 hours. */
export const partsOfDay = {
  night: "{time} am",
  dawn: "{time} am",
  morning: "{time} am",
  noon: "{time} pm",
  afternoon: "{time} pm",
  evening: "{time} pm",
  late: "{time} pm",
} as const;

export const fullHour = "{hour}";
/** Where minutes matter. */
export const exactHour = "{hour}:00";
export const hourAndMinute = "{hour}:{minute}";

/** Between the opening hours of several days. */
export const betweenHours = ". ";
