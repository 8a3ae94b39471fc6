/** What could not be kept, in the order in which it is said. */
export const losses = {
  pictures: {
    zero: "لا صور",
    one: "صورة واحدة",
    two: "صورتان",
    few: "{count} صور",
    many: "{count} صورة",
    other: "{count} صورة",
  },
  comments: {
    zero: "لا تعليقات",
    one: "تعليق واحد",
    two: "تعليقان",
    few: "{count} تعليقات",
    many: "{count} تعليقًا",
    other: "{count} تعليق",
  },
  changes: {
    zero: "لا علامات تعديل",
    one: "علامة تعديل واحد",
    two: "علامتا تعديلين",
    few: "علامات {count} تعديلات",
    many: "علامات {count} تعديلًا",
    other: "علامات {count} تعديل",
  },
  textBoxes: {
    zero: "لا إطارات",
    one: "إطار مربع نص واحد",
    two: "إطارا مربعي نص",
    few: "إطارات {count} مربعات نص",
    many: "إطارات {count} مربع نص",
    other: "إطارات {count} مربع نص",
  },
  formulas: {
    zero: "لا صيغ",
    one: "صيغة رياضية واحدة",
    two: "صيغتان رياضيتان",
    few: "{count} صيغ رياضية",
    many: "{count} صيغة رياضية",
    other: "{count} صيغة رياضية",
  },
  calculations: {
    zero: "لا حسابات",
    one: "الحساب في خلية واحدة",
    two: "الحساب في خليتين",
    few: "الحساب في {count} خلايا",
    many: "الحساب في {count} خلية",
    other: "الحساب في {count} خلية",
  },
  embedded: {
    zero: "لا ملفات مضمّنة",
    one: "ملف مضمّن واحد",
    two: "ملفان مضمّنان",
    few: "{count} ملفات مضمّنة",
    many: "{count} ملفًا مضمّنًا",
    other: "{count} ملف مضمّن",
  },
  fields: {
    zero: "لا خانات نموذج",
    one: "خانة نموذج واحدة",
    two: "خانتا نموذج",
    few: "{count} خانات نموذج",
    many: "{count} خانة نموذج",
    other: "{count} خانة نموذج",
  },
  ticks: {
    zero: "لا مربعات اختيار",
    one: "مربع اختيار واحد",
    two: "مربعا اختيار",
    few: "{count} مربعات اختيار",
    many: "{count} مربع اختيار",
    other: "{count} مربع اختيار",
  },
  raised: {
    zero: "لا كلمات مرفوعة أو مخفوضة",
    one: "ارتفاع كلمة مرفوعة أو مخفوضة",
    two: "ارتفاع كلمتين مرفوعتين أو مخفوضتين",
    few: "ارتفاع {count} كلمات مرفوعة أو مخفوضة",
    many: "ارتفاع {count} كلمة مرفوعة أو مخفوضة",
    other: "ارتفاع {count} كلمة مرفوعة أو مخفوضة",
  },
  links: {
    zero: "لا روابط ملفات",
    one: "رابط ملف واحد",
    two: "رابطا ملفين",
    few: "{count} روابط ملفات",
    many: "{count} رابط ملف",
    other: "{count} رابط ملف",
  },
  pictureLinks: {
    zero: "لا روابط صور",
    one: "رابط صورة واحدة",
    two: "رابطا صورتين",
    few: "روابط {count} صور",
    many: "روابط {count} صورة",
    other: "روابط {count} صورة",
  },
  columns: {
    zero: "لا أعمدة",
    one: "أعمدة قسم واحد",
    two: "أعمدة قسمين",
    few: "أعمدة {count} أقسام",
    many: "أعمدة {count} قسمًا",
    other: "أعمدة {count} قسم",
  },
  cells: {
    zero: "لا خلايا كبيرة جدًا",
    one: "حجم خلية كبيرة جدًا",
    two: "حجم خليتين كبيرتين جدًا",
    few: "حجم {count} خلايا كبيرة جدًا",
    many: "حجم {count} خلية كبيرة جدًا",
    other: "حجم {count} خلية كبيرة جدًا",
  },
  hidden: {
    zero: "لا مقاطع مخفية",
    one: "مقطع مخفي واحد",
    two: "مقطعان مخفيان",
    few: "{count} مقاطع مخفية",
    many: "{count} مقطعًا مخفيًا",
    other: "{count} مقطع مخفي",
  },
} as const;
export const and = "{things} و{last}";
export const notKept = "تم اللصق. ما تعذّر إبقاؤه: {things}.";
export const dropPictures = "احفظ مثل هذه الصور في ملفات ثم أفلتها في النص.";
export const undo = "تراجع";
export const close = "إغلاق";
export const pictureComing = "صورة قادمة: {name}";
export const tryAgain = "أعد المحاولة";
export const takeOut = "إخراج";
export const pastedName = "صورة ملصقة {number}";
export const lostOnTheirWay = {
  zero: "وصلت كل الصور.",
  one: "كانت صورة واحدة في طريقها وليست في النص. ابحث عنها في المكتبة.",
  two: "كانت صورتان في طريقهما وليستا في النص. ابحث عنهما في المكتبة.",
  few: "كانت {count} صور في طريقها وليست في النص. ابحث عنها في المكتبة.",
  many: "كانت {count} صورة في طريقها وليست في النص. ابحث عنها في المكتبة.",
  other: "كانت {count} صورة في طريقها وليست في النص. ابحث عنها في المكتبة.",
} as const;
export const elsewhere = {
  zero: "لا صور في مواقع أخرى ({sites}).",
  one: "صورة واحدة في موقع آخر ({sites}) وتُحمَّل منه.",
  two: "صورتان في مواقع أخرى ({sites}) وتُحمَّلان منها.",
  few: "{count} صور في مواقع أخرى ({sites}) وتُحمَّل منها.",
  many: "{count} صورة في مواقع أخرى ({sites}) وتُحمَّل منها.",
  other: "{count} صورة في مواقع أخرى ({sites}) وتُحمَّل منها.",
} as const;
export const takeThemIn = "جلب";
export const leaveThemOut = "استبعاد";
export const keepThemThere = "الإبقاء كما هي";
export const takingIn = "جارٍ جلب {number} من {count}";
export const notTakenIn = {
  zero: "جُلبت كل الصور. {message}",
  one: "تعذّر جلب صورة واحدة. {message}",
  two: "تعذّر جلب صورتين. {message}",
  few: "تعذّر جلب {count} صور. {message}",
  many: "تعذّر جلب {count} صورة. {message}",
  other: "تعذّر جلب {count} صورة. {message}",
} as const;
