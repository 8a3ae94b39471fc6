export const update = {
  departure: "تحديث موعد السفر",
  visa: "تحديث التأشيرة",
  requirement: "تحديث الورقة",
  licence: "تحديث الترخيص",
} as const;
export const publish = {
  departure: "نشر موعد السفر",
  visa: "نشر التأشيرة",
  requirement: "نشر الورقة",
  licence: "نشر الترخيص",
} as const;
export const sureText = "لن يرى الزوار ذلك بعد الآن.";
export const trashEmptyText = {
  departures: "هنا ينتظر موعد السفر الذي تحذفه.",
  visas: "هنا تنتظر التأشيرة أو الورقة التي تحذفها.",
  licences: "هنا ينتظر الترخيص الذي تحذفه.",
} as const;
export const trashNotLoaded = "تعذّر تحميل المحذوفات";
export const olderTrash = "عرض ما حُذف قبل ذلك";
