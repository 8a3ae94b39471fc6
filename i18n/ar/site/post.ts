export const notFound = "المقال غير موجود";
export const notFoundText = "نُقل هذا المقال أو لم يكن موجودًا. بقية المقالات كلها هنا.";
export const published = "نُشر في: {date}";
export const today = "اليوم";
export const reading = {
  zero: "قراءة أقل من دقيقة",
  one: "قراءة دقيقة واحدة",
  two: "قراءة دقيقتين",
  few: "قراءة {count} دقائق",
  many: "قراءة {count} دقيقة",
  other: "قراءة {count} دقيقة",
} as const;
export const shareHeading = "هل تعرف من ينوي هذا السفر؟";
export const share = "مشاركة عبر واتساب";
export const copyLink = "نسخ الرابط";
export const copied = "نُسخ الرابط.";
export const notCopied = "تعذّر نسخ الرابط. انسخه من شريط العنوان.";
export const contactHeading = "هل تنوي هذه الرحلة؟";
export const contactText =
  "أخبرنا من سيسافر وما الذي يصعب عليه. نقترح المواعيد والفندق وما يحسن حجزه من الآن.";
