/** From which hour on a time of the clock is said so. */
export const partsOfDay = [
  [12, "{time} pm"],
  [0, "{time} am"],
] as const;

export const fullHour = "{hour}";
/** Where minutes matter. */
export const exactHour = "{hour}:00";
export const hourAndMinute = "{hour}:{minute}";

/** Between the opening hours of several days. */
export const betweenHours = ". ";
