export const nextGroup = "أقرب فوج {day}";
export const from = "ابتداءً من {price}";
export const between = "، ";
export const papers = {
  zero: "الأوراق المطلوبة",
  one: "الأوراق المطلوبة: قائمة لدولة واحدة",
  two: "الأوراق المطلوبة: قائمتان لدولتين",
  few: "الأوراق المطلوبة: قوائم لـ{count} دول",
  many: "الأوراق المطلوبة: قوائم لـ{count} دولة",
  other: "الأوراق المطلوبة: قوائم لـ{count} دولة",
} as const;
