/** From which hour on a time of the clock is said so. */
export const partsOfDay = [
  [12, "{time} pm"],
  [0, "{time} am"],
] as const;

export const fullHour = "{hour}";
/** Where minutes matter. */
export const exactHour = "{hour}:00";
export const hourAndMinute = "{hour}:{minute}";

/** A day and its year, a time of that day. */
export const dayAndTime = "{day} at {time}";

/** Between the opening hours of several days. */
export const betweenHours = ". ";
