import type { BackupFault } from "#contracts/backups.ts";

/** Why one was not made, or not put back: a part of a sentence. */
export const faults = {
  "disk-full": "القرص ممتلئ",
  "not-whole": "لم تكن كاملة",
  foreign: "ليست نسخة من هذا البرنامج",
  newer: "أنشأها إصدار أحدث",
  locked: "المفتاح لا يفتحها",
  "bucket-away": "حاوية ⁦S3⁩ لا تجيب",
  database: "قاعدة البيانات لم تجب",
  other: "حدث أمر غير متوقع",
  stopped: "توقف الخادم في أثناء ذلك",
  unclear: "توقف الخادم في منتصفها",
} as const satisfies Record<BackupFault, string>;
/** What to do about each. */
export const toDo = {
  "disk-full": "أزل نسخًا لا يحتاج إليها أحد أو اطلب من المضيف قرصًا أكبر، ثم أنشئ واحدة الآن.",
  "not-whole": "تعذّرت قراءة ما كُتب: اطلب من المضيف أن يفحص القرص، ثم أنشئ واحدة الآن.",
  foreign: "اختر ملفًا نُزّل من هنا: ينتهي اسمه بـ \u2066.tar.zst\u2069 أو \u2066.tar.zst.age\u2069.",
  newer: "ضع ذلك الإصدار من البرنامج أولًا.",
  locked: "الصق المفتاح الذي عُرض عند قفل النسخ.",
  "bucket-away":
    "اطلب من المضيف أن يفحص حاوية ⁦S3⁩ والمتغيرات التي تبدأ بـ \u2066S3_\u2069، ثم أعد المحاولة.",
  database: "راجع حالة قاعدة البيانات في صفحة النظام، ثم أعد المحاولة.",
  other: "في سجل الخادم المزيد. أعد المحاولة، فإن فشلت ثانيةً فاسأل المضيف.",
  stopped: "استعدها من جديد متى شئت، فلا شيء يحتاج إلى تنظيف قبل ذلك.",
  unclear: "انظر إلى الموقع: فيه تلك النسخة كلها أو لا شيء منها. فإن لم تكن فيه فاستعدها من جديد.",
} as const satisfies Record<BackupFault, string>;
