export const movedAddresses = "العناوين المنقولة";
export const movedText =
  "حين يتغير عنوان يبقى القديم يؤدي إلى الجديد دائمًا. فتظل الروابط في المواقع الأخرى والرسائل القديمة تعمل.";
export const pasteMany = "لصق عدة عناوين";
export const add = "إضافة";
export const adding = "جارٍ الإضافة";
export const cancel = "إلغاء";
export const addTitle = "تحويل عنوان قديم";
export const from = "العنوان القديم";
export const fromHint =
  "ما يطلبه الناس، مثل \u2066/umrah-package.html\u2069 أو \u2066/?p=123\u2069.";
export const to = "العنوان الجديد";
export const toHint =
  "صفحة من هذا الموقع، مثل \u2066/packages/umrah\u2069، أو عنوان \u2066https://\u2069 كامل.";
export const added = "صار {from} يؤدي إلى {to}.";
export const nothingHasChanged = "لم يتغير شيء. {message}";

export const askedFor = "مطلوبة وغير موجودة";
export const askedForText = "تُعدّ مرة في اليوم لكل زائر، ولا يُحفظ عنه شيء.";
export const timesSince = {
  zero: "ولا مرة منذ {day}",
  one: "مرة واحدة منذ {day}",
  two: "مرتان منذ {day}",
  few: "{count} مرات منذ {day}",
  many: "{count} مرة منذ {day}",
  other: "{count} مرة منذ {day}",
} as const;
export const leadTo = "تحويل إلى {to}";
export const leadFromTo = "تحويل {path} إلى {to}";
export const chooseWhere = "اختيار الوجهة…";
export const chooseWhereFor = "اختيار وجهة {path}";
export const elsewhere = "وجهة أخرى…";
export const leavePath = "ترك {path} كما هو";
export const left = "بقي {path} كما هو.";

export const all = {
  zero: "الكل {count}",
  one: "الكل {count}",
  two: "الكل {count}",
  few: "الكل {count}",
  many: "الكل {count}",
  other: "الكل {count}",
} as const;
export const found = {
  zero: "لا نتائج",
  one: "نتيجة واحدة",
  two: "نتيجتان",
  few: "{count} نتائج",
  many: "{count} نتيجة",
  other: "{count} نتيجة",
} as const;
export const search = "بحث";
export const searchPlaceholder = "جزء من عنوان";
export const since = "منذ";
export const used = "الاستعمال";
export const byNewLink = "{day}، برابط جديد";
export const times = {
  zero: "ولا مرة",
  one: "مرة واحدة",
  two: "مرتان",
  few: "{count} مرات",
  many: "{count} مرة",
  other: "{count} مرة",
} as const;
export const neverUsed = "لم يُستعمل بعد";
export const inTrash = "لا وجهة: مقاله في سلة المحذوفات";
export const removeFrom = "إزالة {from}";
export const askToRemove = "هل تزيل {from}؟";
export const removeText = "من يطلبه يعرف أن هذه الصفحة غير موجودة.";
export const keepIt = "أبقِه";
export const remove = "إزالة";
export const removed = "لم يعد {from} يؤدي إلى أي صفحة.";
export const showOlder = "عرض ما هو أقدم";
export const noneYet = "لم يُنقل عنوان بعد";
export const noneYetText =
  "غيّر رابط مقال فيظهر عنوانه القديم هنا تلقائيًا. ويمكن إضافة عناوين موقع قديم.";
export const noneFound = "لا عنوان منقولًا فيه «{q}».";
export const notLoaded = "تعذّر تحميل العناوين المنقولة";

export const pasteTitle = "لصق عدة عناوين";
export const pasteText =
  "في كل سطر عنوان قديم وآخر جديد، وبينهما مسافة أو علامة جدولة أو فاصلة أو سهم.";
export const lines = "العناوين";
export const linesExample = "/old-page.html /contact";
export const check = "مراجعة";
export const checking = "جارٍ المراجعة";
export const change = "تعديل الأسطر";
export const right = {
  zero: "لا عنوان صحيحًا.",
  one: "عنوان واحد صحيح.",
  two: "عنوانان صحيحان.",
  few: "{count} عناوين صحيحة.",
  many: "{count} عنوانًا صحيحًا.",
  other: "{count} عنوان صحيح.",
} as const;
export const knownAlready = {
  zero: "لا سطر مكررًا.",
  one: "سطر واحد يذكر ما هو موجود.",
  two: "سطران يذكران ما هو موجود.",
  few: "{count} أسطر تذكر ما هو موجود.",
  many: "{count} سطرًا يذكر ما هو موجود.",
  other: "{count} سطر يذكر ما هو موجود.",
} as const;
export const wrong = {
  zero: "لا أخطاء في الأسطر:",
  one: "سطر واحد فيه خطأ:",
  two: "سطران فيهما خطأ:",
  few: "{count} أسطر فيها أخطاء:",
  many: "{count} سطرًا فيها أخطاء:",
  other: "{count} سطر فيها أخطاء:",
} as const;
export const badLine = "السطر {line}";
export const moreBad = "و{count} غيرها";
export const nothingToAdd = "لا شيء للإضافة.";
export const addSome = {
  zero: "لا شيء للإضافة",
  one: "إضافة واحد",
  two: "إضافة اثنين",
  few: "إضافة {count}",
  many: "إضافة {count}",
  other: "إضافة {count}",
} as const;
export const addedSome = {
  zero: "لم يُحوَّل عنوان.",
  one: "عنوان واحد محوّل الآن.",
  two: "عنوانان محوّلان الآن.",
  few: "{count} عناوين محوّلة الآن.",
  many: "{count} عنوانًا محوّلًا الآن.",
  other: "{count} عنوان محوّل الآن.",
} as const;
export const changedMeanwhile = "تغيّرت الأسطر أثناء المراجعة. راجعها مرة أخرى.";
export const mayBeAdded = "لم يصل رد، فربما أُضيفت. اضغط الزر مرة أخرى: ما هو موجود لا يُضاف مرتين.";
export const leaving = "لم تُضف الأسطر التي لصقتها بعد.";
