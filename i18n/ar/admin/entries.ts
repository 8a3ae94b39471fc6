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
