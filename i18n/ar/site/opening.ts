export const onDays = "من {from} إلى {until}: من {opens} إلى {closes}";
export const onOneDay = "{from}: من {opens} إلى {closes}";

export const hours = "أوقات العمل: {hours}";
export const openUntil = "مفتوح الآن حتى {time}";
export const opensToday = "مغلق الآن، يفتح في {time}";
export const opensTomorrow = "مغلق الآن، يفتح غدًا {time}";
export const opensOn = "مغلق، يفتح {weekday} {time}";

/** When somebody calls back, as other sentences name it. */
export const callBack = {
  today: "اليوم قبل {time}",
  tomorrow: "غدًا قبل {time}",
  onDay: "يوم {weekday} قبل {time}",
} as const;
