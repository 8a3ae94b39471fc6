export const nextGroup = "أقرب فوج {day}";
export const from = "ابتداءً من {price}";
export const between = "، ";
export const papers = {
  zero: "الأوراق المطلوبة",
  one: "الأوراق المطلوبة: قائمة لبلد واحد",
  two: "الأوراق المطلوبة: قائمتان لبلدين",
  few: "الأوراق المطلوبة: قوائم لـ{count} بلدان",
  many: "الأوراق المطلوبة: قوائم لـ{count} بلدًا",
  other: "الأوراق المطلوبة: قوائم لـ{count} بلد",
} as const;
