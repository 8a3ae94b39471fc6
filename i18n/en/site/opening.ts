export const onDays = "{from} to {until}, {opens} to {closes}";
export const onOneDay = "{from}, {opens} to {closes}";

export const hours = "Open {hours}";
export const openUntil = "Open now until {time}";
export const opensToday = "Closed now, opens at {time}";
export const opensTomorrow = "Closed now, opens tomorrow at {time}";
export const opensOn = "Closed now, opens on {weekday} at {time}";

/** When somebody calls back, as other sentences name it. */
export const callBack = {
  today: "today before {time}",
  tomorrow: "tomorrow before {time}",
  onDay: "on {weekday} before {time}",
} as const;
