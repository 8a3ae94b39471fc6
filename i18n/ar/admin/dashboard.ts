export const firstAnswer = "أول ردّ";
export const whatCounts = "يُعدّ الاستفسار مُجابًا عنه حين لا تبقى حالته «جديد».";
export const askedAbout = "سأل عن";
export const postsReadMost = "أكثر المقالات قراءة";
export const nobodyHasRead = "لم يفتح أحد مقالًا بعد.";
export const showFewerPosts = "عرض مقالات أقل";
export const showMorePosts = "عرض مقالات أكثر";
export const today = "اليوم";
export const enquiriesOfEachDay = "استفسارات كل يوم";
export const day = "اليوم";
export const enquiries = "الاستفسارات";
export const theLast90Days = "آخر 90 يومًا";
export const figuresNotLoaded = "تعذّر تحميل الأرقام";
export const aMinute = "دقيقة";
export const days = {
  zero: "أقل من يوم",
  one: "يوم واحد",
  two: "يومين",
  few: "{count} أيام",
  many: "{count} يومًا",
  other: "{count} يوم",
} as const;
export const hours = "{count} س";
export const minutes = "{count} د";
export const noEnquiries = "لا استفسارات بعد. سيظهر أولها هنا.";
export const enquiriesLately = {
  zero: "لا استفسارات، وفي آخر 7 أيام {lately}",
  one: "استفسار واحد، وفي آخر 7 أيام {lately}",
  two: "استفساران، وفي آخر 7 أيام {lately}",
  few: "{count} استفسارات، وفي آخر 7 أيام {lately}",
  many: "{count} استفسارًا، وفي آخر 7 أيام {lately}",
  other: "{count} استفسار، وفي آخر 7 أيام {lately}",
} as const;
export const noAnswers = "لا ردود أولى في هذه الأيام التسعين.";
export const oneAnswered = "وصل ردّكم إلى واحد منهم بعد {time}.";
export const halfAnswered = "نصف من رددتم عليهم وصلهم الردّ خلال {time}.";
export const nobodyWaits = "لا أحد ينتظر أول ردّ";
export const wait = {
  zero: "لا أحد ينتظر أول ردّ",
  one: "واحد ينتظر أول ردّ",
  two: "اثنان ينتظران أول ردّ",
  few: "{count} ينتظرون أول ردّ",
  many: "{count} ينتظرون أول ردّ",
  other: "{count} ينتظرون أول ردّ",
} as const;
export const usualAnswer = "الردّ المعتاد خلال {time}";
export const nobodyIsWaiting = "لا أحد ينتظر أول ردّ.";
export const enquiriesWait = {
  zero: "لا استفسار ينتظر أول ردّ.",
  one: "استفسار واحد ينتظر أول ردّ.",
  two: "استفساران ينتظران أول ردّ.",
  few: "{count} استفسارات تنتظر أول ردّ.",
  many: "{count} استفسارًا ينتظر أول ردّ.",
  other: "{count} استفسار ينتظر أول ردّ.",
} as const;
export const times = {
  zero: "ولا مرة",
  one: "مرة واحدة",
  two: "مرتان",
  few: "{count} مرات",
  many: "{count} مرة",
  other: "{count} مرة",
} as const;
