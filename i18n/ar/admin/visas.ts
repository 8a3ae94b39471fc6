export const visas = "التأشيرات";
export const visasText =
  "ما تحتاج إليه التأشيرة من أوراق، وكم تكلّف، وكم تستغرق. ويرى الزوار من راجعها ومتى.";
export const newVisa = "تأشيرة جديدة";
export const editVisa = "تأشيرة";
export const editVisaText = "أوراق لغرض واحد وبلد واحد.";
export const noVisas = "لا تأشيرات بعد";
export const noVisasText = "ستظهر الأولى هنا.";
export const papers = "الأوراق";
export const papersText =
  "تُكتب كل ورقة مرة واحدة وتطلبها تأشيرات كثيرة. غيّرها هنا فتتغيّر في كل مكان.";
export const newPaper = "ورقة جديدة";
export const editPaper = "ورقة";
export const changesPages = {
  zero: "نشرها لا يغيّر أي صفحة عامة.",
  one: "نشرها يغيّر صفحة عامة واحدة. ولا تُحذف ما دامت تأشيرة تطلبها.",
  two: "نشرها يغيّر صفحتين عامتين. ولا تُحذف ما دامت تأشيرة تطلبها.",
  few: "نشرها يغيّر {count} صفحات عامة. ولا تُحذف ما دامت تأشيرة تطلبها.",
  many: "نشرها يغيّر {count} صفحة عامة. ولا تُحذف ما دامت تأشيرة تطلبها.",
  other: "نشرها يغيّر {count} صفحة عامة. ولا تُحذف ما دامت تأشيرة تطلبها.",
} as const;
export const inUse = {
  zero: "لا تطلبها أي تأشيرة.",
  one: "تطلبها تأشيرة واحدة. أخرجها منها أولًا.",
  two: "تطلبها تأشيرتان. أخرجها منهما أولًا.",
  few: "تطلبها {count} تأشيرات. أخرجها منها أولًا.",
  many: "تطلبها {count} تأشيرة. أخرجها منها أولًا.",
  other: "تطلبها {count} تأشيرة. أخرجها منها أولًا.",
} as const;
export const seePages = {
  zero: "عرض الصفحات",
  one: "عرض الصفحة",
  two: "عرض الصفحتين",
  few: "عرض {count} صفحات",
  many: "عرض {count} صفحة",
  other: "عرض {count} صفحة",
} as const;
export const pagesOf = "الصفحات التي فيها هذه الورقة";
export const searchPapers = {
  zero: "بحث",
  one: "بحث في ورقة واحدة",
  two: "بحث في ورقتين",
  few: "بحث في {count} أوراق",
  many: "بحث في {count} ورقة",
  other: "بحث في {count} ورقة",
} as const;
export const noneFound = "لا شيء بهذا الاسم.";
export const choosePaper = "اختر من القائمة ما تريد تغييره.";
export const visasCount = {
  zero: "لا تأشيرات",
  one: "تأشيرة واحدة",
  two: "تأشيرتان",
  few: "{count} تأشيرات",
  many: "{count} تأشيرة",
  other: "{count} تأشيرة",
} as const;
export const everybody = "الجميع";
export const askedAs = {
  must: "{who}: إلزامية",
  "if-you-have-it": "{who}: إن وُجدت",
  "one-of": "{who}: واحدة من هذه",
} as const;
export const noPapers = "لا أوراق بعد";
export const noPapersText = "ستظهر الأولى هنا.";
export const usedIn = "أين تُستعمل";
export const usedNowhere = "لا تطلبها أي تأشيرة.";
export const reviewedToday = "روجعت اليوم";
export const nowReviewed = "راجعها {name} اليوم.";
export const notReviewedNow = "لم تُسجَّل المراجعة. {message}";
export const reviewUndone = "عادت كما كانت.";
export const reviewedUntil =
  "{day}، راجعها {name}. تُعدّ مراجَعة حتى {until}، ثم تذكر الصفحة انقضاء المراجعة وتدعو الزوار إلى الاتصال.";
export const openOfficial = "فتح الصفحة الرسمية";
export const reviewIsOld = "تقول الصفحة الآن إنها لم تُراجع، وتدعو الزوار إلى الاتصال.";
export const reviewIsMissing = "تدعو الصفحة الزوار إلى الاتصال حتى يراجعها أحد.";
export const neverReviewed = "لم تُراجع قط";
export const view = "عرض";
export const viewTitle = "عرض {title} (يُفتح في تبويب جديد)";
export const deleted = "حُذفت. تبقى محفوظة 30 يومًا.";
export const notBegun = "تعذّر البدء. {message}";
export const noSuch = "لا شيء بهذا العنوان.";
export const notLoaded = "تعذّر التحميل";
export const notPublicYet = "ليست منشورة بعد";
export const reviewedAgo = {
  zero: "روجعت اليوم",
  one: "روجعت قبل يوم",
  two: "روجعت قبل يومين",
  few: "روجعت قبل {count} أيام",
  many: "روجعت قبل {count} يومًا",
  other: "روجعت قبل {count} يوم",
} as const;
export const papersCount = {
  zero: "لا أوراق",
  one: "ورقة واحدة",
  two: "ورقتان",
  few: "{count} أوراق",
  many: "{count} ورقة",
  other: "{count} ورقة",
} as const;
export const inTrash = {
  stillThere: "ما زالت موجودة. {message}",
  stillDeleted: "ما زالت محذوفة. {message}",
  isBack: "عادت.",
} as const;
