export const removed = "أُزيل:";
export const added = "أُضيف:";
export const on = "مفعّل";
export const off = "متوقف";
export const removedSample = "أُزيل";
export const addedSample = "أُضيف";
export const sameInBoth = "بلا فرق في النسختين";
export const movedFrom = "كان في الموضع {place}";
export const removedPicture = "أُزيلت: {name}";
export const addedPicture = "أُضيفت: {name}";
/** Of rows: {one} is what one of them is called. */
export const rows = {
  same: "{place}. بلا تغيير: {one}",
  removed: "{place}. إزالة: {one}",
  added: "{place}. إضافة: {one}",
  changed: "{place}. تعديل: {one}",
} as const;
export const showSame = {
  zero: "لا فقرات بلا تغيير",
  one: "إظهار فقرة واحدة لم تتغير",
  two: "إظهار فقرتين لم تتغيرا",
  few: "إظهار {count} فقرات لم تتغير",
  many: "إظهار {count} فقرة لم تتغير",
  other: "إظهار {count} فقرة لم تتغير",
} as const;
export const fieldsDiffer = {
  zero: "لا تختلف أي خانة من {all}",
  one: "تختلف خانة واحدة من {all}",
  two: "تختلف خانتان من {all}",
  few: "تختلف {count} خانات من {all}",
  many: "تختلف {count} خانة من {all}",
  other: "تختلف {count} خانة من {all}",
} as const;
export const changeOf = "التعديل {number} من {count}";
export const changes = {
  zero: "لا تعديلات",
  one: "تعديل واحد",
  two: "تعديلان",
  few: "{count} تعديلات",
  many: "{count} تعديلًا",
  other: "{count} تعديل",
} as const;
export const changeBefore = "التعديل السابق";
export const nextChange = "التعديل التالي";
export const nothingDiffers = "النسختان متطابقتان.";
