export const seePage = "عرض الصفحة";
export const whosePapers = "أوراق من";
export const everyPaper = "كل الأوراق";
export const profile = "جواب";
export const noPapers = "لا أوراق بعد. أضفها من المكتبة.";
export const noPaper = "لم تُختر ورقة";
export const drag = "اسحب إلى موضع آخر";
export const needOf = "مدى لزوم {paper}";
export const moveUp = "نقل {paper} إلى أعلى";
export const moveDown = "نقل {paper} إلى أسفل";
export const takeOut = "إخراج";
export const takeOutOf = "إخراج {paper} من هذه التأشيرة";
export const takenOut = "أُخرجت {paper}.";
export const movedTo = "{paper} الآن في الموضع {place} من {all}.";
export const onlyFor = "لهذه الأجوبة فقط";
export const onlyForHint = "إن لم يُختر شيء فهي للجميع.";
export const goneAnswer = "{answer} (لا جواب كهذا)";
export const abroad = {
  yes: "عمل في الخارج من قبل",
  no: "لم يعمل في الخارج من قبل",
} as const;
export const addFromLibrary = "إضافة من المكتبة";
export const libraryText = "تُكتب كل ورقة مرة واحدة، في قائمة الأوراق.";
export const findPaper = "ابحث عن ورقة";
export const noSuchPaper = "لا ورقة بهذا الاسم.";
export const emptyLibrary = "المكتبة فارغة. اكتب ورقة فيها أولًا.";
export const allAsked = "كل أوراق المكتبة مطلوبة من قبل.";
export const addPapers = "إضافة";
export const addCount = {
  zero: "إضافة",
  one: "إضافة ورقة واحدة",
  two: "إضافة ورقتين",
  few: "إضافة {count} أوراق",
  many: "إضافة {count} ورقة",
  other: "إضافة {count} ورقة",
} as const;
export const addedPapers = {
  zero: "لم تُضف أوراق.",
  one: "أُضيفت ورقة واحدة في النهاية.",
  two: "أُضيفت ورقتان في النهاية.",
  few: "أُضيفت {count} أوراق في النهاية.",
  many: "أُضيفت {count} ورقة في النهاية.",
  other: "أُضيفت {count} ورقة في النهاية.",
} as const;
export const showOthers = {
  zero: "لا أوراق أخرى",
  one: "عرض الورقة الأخرى",
  two: "عرض الورقتين الأخريين",
  few: "عرض {count} أوراق أخرى",
  many: "عرض {count} ورقة أخرى",
  other: "عرض {count} ورقة أخرى",
} as const;
export const feesAndTime = "الرسوم والمدة";
export const moreOfFees = "المزيد عن الرسوم والمدة";
export const timeFrom = "{unit}، من";
export const timeTo = "إلى";
export const questions = "الأسئلة قبل القائمة";
export const nameAndAddress = "الاسم والعنوان";
export const noChanges = "لا شيء بعد. ما يتغيّر في الرسوم والمدة والأوراق يُدوَّن تلقائيًا.";
export const editChanges = "تعديل ما يقرؤه الزوار";
export const otherLanguages = "لغات أخرى";
export const published = "منشورة";
export const languageIs = {
  published: "{language} منشورة",
  draft: "{language}: توجد مسودة",
  older: "{language} أقدم من الإنجليزية",
  missing: "{language} غير موجودة",
} as const;
export const and = "، ";
export const stop = ". ";
export const translate = "ترجمة";
