export const goodMorning = "صباح الخير يا {name}";
export const goodAfternoon = "طاب يومك يا {name}";
export const goodEvening = "مساء الخير يا {name}";
export const dateAndPlace = "{date}، بتوقيت {place}";
export const needsAttention = "يحتاج إلى انتباهك";
export const since = "منذ {moment}";
export const nothingNeedsYou = "لا شيء ينتظرك.";
export const nextPublication = "موعد نشر {title}: {moment}.";
export const goesPublicNext = "النشر التالي";
export const nothingPlanned = "لا شيء مجدول.";
export const actions = {
  "price-ended": "تحديد السعر",
  "price-ends": "تحديد السعر",
  "departure-leaves": "عرض",
  "review-due": "مراجعة",
  "licence-ends": "عرض",
  "can-be-told": "إخبارهم",
  "no-answer": "الردّ",
  "follow-up-over": "متابعة",
  "not-published": "عرض",
  "link-broken": "عرض الرابط",
  "translation-older": "ترجمة",
  "picture-undescribed": "إضافة وصف",
  "mail-stuck": "عرض البريد",
  "backup-failed": "عرض السبب",
  "backup-unsent": "عرض السبب",
  "backup-old": "عرض الحال",
} as const;
export const seeAll = "عرض الكل";
export const onlyThis = "هذا فقط: {title}.";
export const showEverything = "عرض الكل";
export const noneLeft = "لم يبقَ شيء من هذا النوع.";
export const actionOn = "{action}: {title}";
export const putOff = "تأجيل إلى …";
export const putOffTitle = "تأجيل: {title}";
export const putOffUntil = "إلى متى تؤجّله؟";
export const tomorrow = "غدًا";
export const inAWeek = "بعد أسبوع";
export const firstOfMonth = "أول الشهر القادم";
export const anotherDay = "تاريخ …";
export const day = "اليوم";
export const putOffNow = "تأجيل";
export const isPutOff = "أُجّل إلى {day}.";
export const notPutOff = "لم يُؤجَّل شيء. {message}";
export const manyPutOff = "المؤجّل: {count}";
export const putOffHeading = "المؤجّل";
export const showAgain = "إظهارها من جديد";
export const showAgainTitle = "إظهار من جديد: {title}";
export const nextPriceEnds = "ينتهي السعر التالي في {day}.";
export const followUpToday = "متابعات اليوم";
export const nobodyToFollowUp = "لا أحد ينتظر اتصالًا اليوم.";
export const allFollowUps = "عرض الكل: {count}";
export const lastBackup = "آخر نسخة احتياطية: {moment}، قُرئت من جديد وهي سليمة";
export const noBackup = "لم تُنشأ نسخة احتياطية بعد";
export const backupFailed = "لم تكتمل آخر نسخة احتياطية";
export const backupUnsent = "آخر نسخة احتياطية ليست في حاوية ⁦S3⁩";
export const mailGoesOut = "البريد يُرسل.";
export const mailIsStuck = {
  zero: "لا رسائل عالقة.",
  one: "رسالة واحدة لا تُرسل.",
  two: "رسالتان لا تُرسلان.",
  few: "{count} رسائل لا تُرسل.",
  many: "{count} رسالة لا تُرسل.",
  other: "{count} رسالة لا تُرسل.",
} as const;
export const mailIsOff = "البريد غير مُعدّ.";
export const diskLeft = "في القرص مساحة متبقية قدرها {size}.";
export const house = "حال الموقع";
export const noDay = "اختر يومًا أولًا.";
export const offUntil = "حتى {day}";
export const notNow = "ليس الآن";
export const mondayMail = "إرسال هذه القائمة إليّ بالبريد كل يوم اثنين";
export const mondayIsOn = "تصلك هذه القائمة بالبريد كل يوم اثنين الساعة 8.";
export const mondayIsOff = "لن يصلك بريد أيام الاثنين.";
