export const update = {
  departure: "تحديث الرحلة",
  visa: "تحديث التأشيرة",
  requirement: "تحديث الورقة",
  licence: "تحديث الترخيص",
} as const;
export const publish = {
  departure: "نشر الرحلة",
  visa: "نشر التأشيرة",
  requirement: "نشر الورقة",
  licence: "نشر الترخيص",
} as const;
