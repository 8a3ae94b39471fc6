import type { ImportSource, ImportState } from "#contracts/import.ts";

export const moveIn = "الانتقال من موقع آخر";
export const notLoaded = "تعذّر تحميل ما نُقل";
export const text = "مقالات موقع آخر وصفحاته وصوره تأتي إلى هنا، بتواريخها وعناوينها القديمة.";
export const fromFile = "من {source}: {name}، {size}";
export const fromAddress = "من {source}: {name}";

export const steps = {
  choose: { title: "من أين", text: "الموقع القديم أو WordPress أو Ghost" },
  look: { title: "انظر أولًا", text: "لا يتغير شيء" },
  take: { title: "انقل", text: "يمكن إيقافه" },
  report: { title: "التقرير", text: "يمكن التراجع" },
} as const;
export const stepsName = "خطوات الانتقال";

export const sources = {
  site: "الموقع القديم",
  wordpress: "WordPress",
  ghost: "Ghost",
} as const satisfies Record<ImportSource, string>;
export const sourceTexts = {
  site: "بعنوانه. يجب أن تكون صفحاته ما زالت موجودة.",
  wordpress: "بملف: في WordPress اختر أدوات، ثم تصدير، ثم كل المحتوى (⁦All content⁩).",
  ghost: "بملف: في Ghost اختر ⁦Settings → Migration tools → Export content⁩.",
} as const satisfies Record<ImportSource, string>;
export const whereFrom = "من أين يأتي؟";
export const address = "عنوان الموقع القديم";
export const addressHint = "كما يفتحه المتصفح، مثل ⁦https://www.example.com⁩";
export const ghostAddress = "عنوان موقع Ghost";
export const ghostAddressHint = "تُجلب صوره من هناك. من دونه لا تأتي الصور.";
export const file = "الملف";
export const fileHint = "500 ميغابايت على الأكثر.";
export const noFile = "اختر ملفًا.";
export const noAddress = "اكتب العنوان.";
export const tooLarge = "هذا الملف أكبر من 500 ميغابايت. صدّره على أجزاء، وانقلها واحدًا بعد آخر.";
export const lookFirst = "انظر ما الذي سيأتي";
export const sending = "جارٍ الإرسال، {percent}%";
export const beginning = "جارٍ البدء";
export const earlier = "من قبل";
export const open = "افتح";
export const openNamed = "افتح {name}";

export const wouldCome = "ما الذي سيأتي";
export const hasCome = "ما الذي جاء";
export const downloadList = "نزّل القائمة";
export const downloadReport = "نزّل التقرير";
export const counts = {
  posts: "مقالات",
  drafts: "مقالات مسودة",
  pages: "صفحات مسودة",
  documents: "الصفحة الرئيسية والباقات",
  pictures: "صور",
  addresses: "عناوين قديمة محوّلة",
} as const;
export const picturesOf = "{count}، {size}";

export const toKnow = "ما ينبغي أن تعرفه";
export const nothingToKnow = "كل شيء يأتي كما هو.";
export const groups = {
  changed: "تغيّر في الطريق",
  taken: "روابط مأخوذة",
  "left-out": "تُرك",
} as const;
export const noteLine = "{said}.";
export const noteNames = "{said}: {names}.";
export const noteNamesMore = "{said}: {names} …";
export const takenLine = "{wished} موجود هنا من قبل. المقال القديم يصبح {link}.";
export const takenOut = "{wished} موجود هنا من قبل. المقال القديم يُترك.";
export const change = "غيّر";
export const changeNamed = "غيّر رابط «{title}»";
export const leaveOut = "اترك القديم";
export const leaveOutNamed = "اترك «{title}»";
export const takeIn = "دعه يأتي";
export const takeInNamed = "دع «{title}» يأتي";
export const newLink = "الرابط";
export const newLinkHint = "حروف لاتينية وأرقام وشرطات.";
export const keepLink = "إلغاء";
export const saveLink = "غيّر";
export const savingLink = "جارٍ التغيير";

export const canBeUndone = "تُصنع أولًا نسخة احتياطية من اليوم. يمكنك بعد ذلك التراجع عن كل شيء.";
export const changeFile = "غيّر الملف";
export const changeAddress = "غيّر العنوان";
export const takeOver = {
  zero: "انقل ما وُجد",
  one: "انقل مقالًا واحدًا",
  two: "انقل مقالين",
  few: "انقل {count} مقالات",
  many: "انقل {count} مقالًا",
  other: "انقل {count} مقال",
} as const;
export const takeAllOver = "انقله";

export const progress = {
  texts: "{done} من {all} من المقالات والصفحات",
  pictures: "{done} من {all} من الصور",
  addresses: "عناوين قديمة",
} as const;
export const progressRead = {
  texts: "قُرئ {done}",
  pictures: "بُحث عن {done} من {all} من الصور",
  addresses: "عناوين قديمة",
} as const;
export const states = {
  reading: "جارٍ الفحص",
  looked: "فُحص",
  running: "جارٍ النقل",
  stopped: "متوقف",
  done: "نُقل",
  undoing: "جارٍ التراجع",
  undone: "تم التراجع عنه",
  failed: "تعذّرت قراءته",
} as const satisfies Record<ImportState, string>;
export const goesOnAlone = "يمكنك مغادرة هذه الصفحة: يستمر العمل تلقائيًا.";
export const stop = "أوقف";
export const stopping = "جارٍ الإيقاف";
export const stoppedText = "ما جاء يبقى. تابع متى شئت: لا يأتي شيء مرتين.";
export const goOn = "تابع";
export const doneText = "كل شيء هنا. راجع المسودات وانشر ما تشاء.";
export const undoneText = "زال كل شيء، كأنه لم يأتِ قط.";
export const undo = "تراجع عن كل شيء";
export const askUndo = "هل تتراجع عن كل شيء؟";
export const undoText =
  "المقالات والصفحات والصور التي جاءت تذهب مرة أخرى، والعناوين القديمة لا تؤدي إلى شيء. ما عدّلته منذ ذلك الحين يذهب إلى سلة المحذوفات.";
export const keepIt = "أبقِه";
export const another = "انتقل من مكان آخر";
export const failedTitle = "تعذّرت قراءته؛ لم يتغير شيء.";
