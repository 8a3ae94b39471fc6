export const beforePublic = "قبل النشر";
export const publishAnyway = "يمكنك النشر على أي حال. كل سطر يؤدي إلى موضعه.";
export const ready = "لا شيء يحتاج إلى مراجعة.";
export const check = "مراجعة {count}";
export const found = {
  "no-alt": "صورة بلا وصف",
  "dead-link": "رابط لا يؤدي إلى صفحة",
  "draft-link": "رابط يؤدي إلى مسودة",
  "heading-jump": "عنوان يقفز من {from} إلى {to}",
  "long-title": "العنوان طويل على محركات البحث",
  "no-picture": "لا توجد صورة",
  "past-date": "تاريخ مضى: {date}",
} as const;
export const details = {
  "long-title": "عدد الأحرف {length}، ويظهر منها نحو {most}",
} as const;

/** Where a moment is chosen. */
export const thingsToLookAt = {
  zero: "لا شيء يحتاج إلى نظر قبل النشر.",
  one: "أمر واحد يحتاج إلى نظر قبل النشر.",
  two: "أمران يحتاجان إلى نظر قبل النشر.",
  few: "{count} أمور تحتاج إلى نظر قبل النشر.",
  many: "{count} أمرًا يحتاج إلى نظر قبل النشر.",
  other: "{count} أمر يحتاج إلى نظر قبل النشر.",
} as const;
export const showThem = {
  zero: "اعرضها",
  one: "اعرضه",
  two: "اعرضهما",
  few: "اعرضها",
  many: "اعرضها",
  other: "اعرضها",
} as const;
