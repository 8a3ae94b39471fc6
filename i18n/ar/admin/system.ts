import type { PartFacts, PartState, SystemMistake, SystemPart } from "#contracts/system.ts";

export const system = "النظام";
export const systemText = "هل يؤدي كل شيء عمله، وماذا تفعل حيث لا يؤديه.";
export const systemNotLoaded = "تعذّر تحميل حالة النظام";
export const checkEverything = "فحص كل شيء";
export const checking = "جارٍ الفحص …";
export const notChecked = "لم يُفحص كل شيء: {message}";

/** One sentence on top. */
export const summary = {
  well: "فُحص {moment}: كل شيء يعمل.",
  some: "فُحص {moment}: يعمل {works} من {all}.",
  never: "لم يُفحص منذ التشغيل. بقدر ما هو معروف يعمل {works} من {all}.",
  lookAt: "راجع: {names}.",
} as const;

export const whatWasChecked = "ما فُحص";

export const partNames = {
  database: "قاعدة البيانات",
  pictures: "الصور",
  mail: "البريد",
  clock: "الساعة",
  address: "العنوان العام",
  backups: "النسخ الاحتياطية",
  disk: "القرص",
} as const satisfies Record<SystemPart, string>;

export const partStates = {
  works: "يعمل",
  look: "يحتاج إلى مراجعة",
  unknown: "غير معروف",
} as const satisfies Record<PartState, string>;

/** What is known of a part. */
export const says = {
  "not-tried": "لم يُجرَّب منذ التشغيل",
  "no-answer": "لم يأتِ جواب في الوقت المناسب",
  failed: "لم ينجح. {code}",
  "database-answers": "تجيب خلال {ms} ملّي ثانية. {engine}، {bytes}",
  "database-written": "كُتب فيها وقُرئ وحُذف خلال {ms} ملّي ثانية. {engine}، {bytes}",
  "pictures-gone": "مجلد الصور غير موجود",
  "pictures-stored": "حُفظت صورة وقُرئت من جديد وأُزيلت",
  "mail-not-set-up": "غير مُعدّ: لا تُرسَل رسائل",
  "mail-stuck": "رسائل لا تُرسَل: {count}",
  "mail-sent": "أُرسلت إلى {to} وقُبلت",
  "mail-refused": "تعذّر إرسالها: {error}",
  "mail-waits": "ما زالت في طريقها إلى {to}",
  "clock-right": "صحيحة إلى الثانية، بتوقيت {zone}",
  "clock-off": "مخطئة بمقدار {seconds} ثانية",
  "address-answers": "{address} يجيب",
  "address-local": "لا يُفتح {address} إلا على هذا الجهاز",
  "address-silent": "لم يُجب {address} هذا الخادم",
  "address-other": "يجيب شيء آخر عند {address}",
  "backups-fresh": "{at}، قُرئت من جديد وهي سليمة",
  "backups-old": "آخر نسخة: {at}",
  "backups-none": "لم تُنشأ نسخة احتياطية بعد",
  "backups-failed": "لم تكتمل آخر نسخة احتياطية",
  "backups-unsent": "آخر نسخة احتياطية ليست في حاوية ⁦S3⁩",
  "disk-room": "بقي {free} من {whole}",
  "disk-tight": "لم يبقَ إلا {free} من {whole}",
  "disk-unknown": "لا يُعرف كم بقي من المساحة",
} as const satisfies Record<keyof PartFacts, string>;

/** What to do, where somebody must look. */
export const toDo = {
  "pictures-gone": "أعد وصل القرص الذي فيه الصور، أو استعد نسخة احتياطية.",
  "mail-not-set-up": "اضبط \u2066SMTP_URL\u2069 و\u2066MAIL_FROM\u2069 للخادم ثم أعد تشغيله.",
  "mail-stuck": "اقرأ السبب في صفحة البريد وأعد إرسالها.",
  "mail-refused": "راجع \u2066SMTP_URL\u2069 و\u2066MAIL_FROM\u2069 ثم أعد الفحص.",
  "mail-waits": "انظر في بريدك بعد دقائق. فإن لم تصل فراجع \u2066SMTP_URL\u2069.",
  "clock-off": "اطلب من المضيف أن يضبط الساعة من الشبكة (\u2066NTP\u2069).",
  "address-local": "اضبط \u2066PUBLIC_URL\u2069 على العنوان الذي يكتبه الزوار ثم أعد تشغيل الخادم.",
  "address-silent":
    "افتحه من شبكة أخرى. فإن فُتح فكل شيء بخير: بعض المضيفين لا يستطيع أن يسأل نفسه.",
  "address-other": "صحّح \u2066PUBLIC_URL\u2069 أو الوجهة التي يقود إليها الاسم.",
  "backups-old":
    "أنشئ واحدة الآن في صفحة النسخ الاحتياطية من الإعدادات، وتحقّق هل تُنشأ واحدة كل ليلة.",
  "backups-none":
    "أنشئ واحدة الآن في صفحة النسخ الاحتياطية من الإعدادات، وتحقّق هل تُنشأ واحدة كل ليلة.",
  "backups-failed": "اقرأ السبب في صفحة النسخ الاحتياطية من الإعدادات ثم أنشئ واحدة الآن.",
  "backups-unsent":
    "اقرأ السبب في صفحة النسخ الاحتياطية من الإعدادات. وتُرسل من تلقاء نفسها متى قبلتها الحاوية.",
  "disk-tight": "اطلب من المضيف قرصًا أكبر، أو أزل نسخًا احتياطية لا يحتاج إليها أحد.",
} as const satisfies Partial<Record<keyof PartFacts, string>>;

/** The same, where it failed or did not answer. */
export const failedToDo = {
  database: "انظر هل امتلأ القرص، أو هل يحجزها برنامج آخر.",
  pictures: "انظر هل امتلأ القرص، أو راجع المتغيرات التي تبدأ بـ \u2066S3_\u2069.",
  mail: "راجع \u2066SMTP_URL\u2069 ثم أعد الفحص.",
  clock: "انظر هل يمكن الكتابة في مجلد البيانات.",
  address: "افتحه من شبكة أخرى.",
  backups: "انظر هل يمكن قراءة مجلد البيانات.",
  disk: "انظر هل يمكن قراءة مجلد البيانات.",
} as const satisfies Record<SystemPart, string>;

export const seeMail = "عرض البريد";
export const seeBackups = "عرض النسخ الاحتياطية";

export const lastMistakes = "آخر الأخطاء بالكلمات";
export const noMistakes = "لا شيء منذ التشغيل.";
export const mistakes = {
  page: "تعذّر عرض صفحة.",
  api: "فشل طلب من لوحة الإدارة أو من برنامج آخر.",
  pictures: "تعذّر حفظ صور أو قراءتها.",
  mail: "تعذّر إرسال بريد أو تسجيله.",
  planned: "لم يُنشر في موعده شيء مجدول.",
  search: "تعذّر تجهيز المقالات للبحث. تُعاد المحاولة.",
  links: "تعذّر فحص الروابط إلى المواقع الأخرى.",
  tidying: "فشل التنظيف الدوري. تُعاد المحاولة.",
  counts: "تعذّر تسجيل أعداد القراء. تُعاد المحاولة.",
  moved: "تعذّرت قراءة العناوين المنقولة.",
  storing: "حدث خلل في مجلد البيانات: التفصيل في السجل.",
  other: "حدث خلل: التفصيل في السجل.",
} as const satisfies Record<SystemMistake["what"], string>;
export const mistakeLine = "{moment}: {what}";
export const mistakeTimes = {
  zero: "لم يحدث منذ التشغيل.",
  one: "مرة واحدة منذ التشغيل.",
  two: "مرتان منذ التشغيل.",
  few: "{count} مرات منذ التشغيل.",
  many: "{count} مرة منذ التشغيل.",
  other: "{count} مرة منذ التشغيل.",
} as const;
export const logSaysMore = "في سجل الخادم المزيد عن كل منها.";

export const facts = "عن هذا الموقع";
export const version = "الإصدار";
export const runningSince = "يعمل منذ";
export const figures = "أرقام لمضيفك";
export const figuresOn = "تعمل، عند \u2066/metrics\u2069";
export const figuresOff = "متوقفة. ضبط \u2066METRICS_TOKEN\u2069 يشغّل \u2066/metrics\u2069.";
