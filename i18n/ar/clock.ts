/** From which hour on a time of the clock is said so. */
export const partsOfDay = [
  [18, "{time} مساءً"],
  [15, "{time} عصرًا"],
  [12, "{time} ظهرًا"],
  [6, "{time} صباحًا"],
  [4, "{time} فجرًا"],
  [0, "{time} ليلًا"],
] as const;

export const fullHour = "{hour}";
/** Where minutes matter. */
export const exactHour = "{hour}";
export const hourAndMinute = "{hour}:{minute}";

/** A day and its year, a time of that day. */
export const dayAndTime = "{day}، {time}";

/** Between the opening hours of several days. */
export const betweenHours = ". ";
