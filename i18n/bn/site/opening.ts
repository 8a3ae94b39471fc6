export const onDays = "{from} থেকে {until}, {opens} থেকে {closes}";
export const onOneDay = "{from}, {opens} থেকে {closes}";

export const hours = "খোলা থাকে: {hours}";
export const openUntil = "এখন খোলা, {time} পর্যন্ত";
export const opensToday = "এখন বন্ধ, আজ {time}য় খুলবে";
export const opensTomorrow = "এখন বন্ধ, আগামীকাল {time}য় খুলবে";
export const opensOn = "বন্ধ, {weekday} {time}য় খুলবে";

/** When somebody calls back, as other sentences name it. */
export const callBack = {
  today: "আজ {time}র আগে",
  tomorrow: "আগামীকাল {time}র আগে",
  onDay: "{weekday} {time}র আগে",
} as const;
