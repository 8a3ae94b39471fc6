/** From which hour on a time of the clock is said so. */
export const partsOfDay = [
  [20, "রাত {time}"],
  [18, "সন্ধ্যা {time}"],
  [15, "বিকেল {time}"],
  [12, "দুপুর {time}"],
  [6, "সকাল {time}"],
  [4, "ভোর {time}"],
  [0, "রাত {time}"],
] as const;

export const fullHour = "{hour}টা";
/** Where minutes matter. */
export const exactHour = "{hour}টা";
export const hourAndMinute = "{hour}:{minute}টা";

/** A day and its year, a time of that day. */
export const dayAndTime = "{day}, {time}";

/** Between the opening hours of several days. */
export const betweenHours = "। ";
