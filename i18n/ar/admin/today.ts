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
  "price-ended": "حدّد السعر",
  "price-ends": "حدّد السعر",
  "departure-leaves": "عرض",
  "review-due": "راجع",
  "licence-ends": "عرض",
  "can-be-told": "أخبرهم",
  "no-answer": "الردّ",
  "follow-up-over": "تابع",
  "not-published": "عرض",
  "link-broken": "عرض الرابط",
  "translation-older": "ترجم",
  "picture-undescribed": "أضف وصفًا",
  "mail-stuck": "عرض البريد",
  "backup-failed": "اعرف السبب",
  "backup-old": "عرض الحال",
} as const;
export const seeAll = "عرض الكل";
export const onlyThis = "هذا فقط: {title}.";
export const showEverything = "عرض الكل";
export const noneLeft = "لم يبقَ شيء من هذا النوع.";
export const actionOn = "{action}: {title}";
export const putOff = "أجّل إلى …";
export const putOffTitle = "أجّل: {title}";
export const putOffUntil = "أجّل إلى متى؟";
export const tomorrow = "غدًا";
export const inAWeek = "بعد أسبوع";
export const firstOfMonth = "أول الشهر القادم";
export const anotherDay = "تاريخ …";
export const day = "اليوم";
export const putOffNow = "أجّل";
export const isPutOff = "أُجّل إلى {day}.";
export const notPutOff = "لم يُؤجَّل شيء. {message}";
export const manyPutOff = "المؤجّل: {count}";
export const putOffHeading = "المؤجّل";
export const showAgain = "أظهرها من جديد";
export const showAgainTitle = "أظهر من جديد: {title}";
export const nextPriceEnds = "ينتهي السعر التالي في {day}.";
export const followUpToday = "متابعات اليوم";
export const nobodyToFollowUp = "لا أحد ينتظر اتصالًا اليوم.";
export const allFollowUps = "عرض الكل: {count}";
export const lastBackup = "آخر نسخة احتياطية: {moment}، قُرئت من جديد وهي سليمة";
export const noBackup = "لم تُنشأ نسخة احتياطية بعد";
export const backupFailed = "لم تكتمل آخر نسخة احتياطية";
export const mailGoesOut = "البريد يُرسل.";
export const mailIsStuck = {
  zero: "لا رسائل عالقة.",
  one: "رسالة واحدة لا تُرسل.",
  two: "رسالتان لا تُرسلان.",
  few: "{count} رسائل لا تُرسل.",
  many: "{count} رسالة لا تُرسل.",
  other: "{count} رسالة لا تُرسل.",
} as const;
export const mailIsOff = "لم يُضبط البريد.";
export const diskLeft = "في القرص مساحة متبقية قدرها {size}.";
export const house = "حال الموقع";
export const noDay = "اختر يومًا أولًا.";
export const offUntil = "حتى {day}";
export const notNow = "ليس الآن";
export const mondayMail = "أرسل لي هذه القائمة بالبريد كل اثنين";
export const mondayIsOn = "تصلك هذه القائمة بالبريد كل اثنين الساعة 8.";
export const mondayIsOff = "لن يصلك بريد أيام الاثنين.";
