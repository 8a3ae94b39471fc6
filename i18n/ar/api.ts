/** What the API says of what it has done. */
export const done = {
  "post-in-trash": "المقال في سلة المحذوفات.",
  "page-in-trash": "الصفحة في سلة المحذوفات.",
  "entry-in-trash": "هو الآن في سلة المحذوفات.",
  "plan-cancelled": "أُلغيت الجدولة.",
  "draft-discarded": "أُهملت التعديلات التي لم تُنشر.",
  "enquiry-deleted": "حُذف الاستفسار.",
  "template-deleted": "حُذف القالب.",
  "invitation-withdrawn": "سُحبت الدعوة.",
  "preview-withdrawn": "لم يعد هذا العنوان يعرض شيئًا.",
  "picture-deleted": "حُذفت الصورة.",
  "import-forgotten": "أُزيل من القائمة. لم يُنقل منه شيء إلى هنا.",
  "redirect-removed": "لم يعد العنوان يؤدي إلى أي صفحة.",
  "path-left": "بقي كما هو.",
  "signed-out": "تم تسجيل الخروج.",
  "signed-out-there": "تم تسجيل الخروج هناك.",
  "second-factor-ended": "أُوقفت خطوة التحقق الثانية.",
  "staff-removed": "تمت الإزالة.",
  "backup-removed": "أُزيلت النسخة.",
  "backups-unlocked": "لن تُقفل النسخ من الآن.",
} as const;

/** What a line that cannot be stored calls its parts. */
export const lineFields = { from: "العنوان القديم", to: "العنوان الجديد" } as const;
