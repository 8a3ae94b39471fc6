export const guide = "الدليل";
export const help = "دليل هذه الصفحة";
export const search = "كيف …";
export const found = {
  zero: "لا إجابات",
  one: "إجابة واحدة",
  two: "إجابتان",
  few: "{count} إجابات",
  many: "{count} إجابة",
  other: "{count} إجابة",
} as const;
export const hits = "الإجابات";
export const nothingFound = "لا إجابة تقول ذلك. جرّب كلمات أقل.";
export const chapters = "الفصول";
export const pictureOf = "صورة للصفحة: {title}";
export const openThePage = "فتح هذه الصفحة";
