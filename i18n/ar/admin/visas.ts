export const visas = "التأشيرات";
export const visasText =
  "ما تحتاج إليه التأشيرة من أوراق، وكم تكلّف، وكم تستغرق. ويرى الزوار من راجعها ومتى.";
export const newVisa = "تأشيرة جديدة";
export const editVisa = "تأشيرة";
export const editVisaText = "أوراق لغرض واحد وبلد واحد.";
export const noVisas = "لا تأشيرات بعد";
export const noVisasText = "ستظهر الأولى هنا.";
export const papers = "الأوراق";
export const papersText = "تُكتب كل ورقة مرة واحدة، ثم تطلبها التأشيرات، ولكل منها ملاحظتها.";
export const newPaper = "ورقة جديدة";
export const editPaper = "ورقة";
export const editPaperText = "تغييرها يغيّر كل تأشيرة تطلبها.";
export const changesPages = {
  zero: "نشرها لا يغيّر أي صفحة عامة.",
  one: "نشرها يغيّر صفحة عامة واحدة، تجدها أدناه.",
  two: "نشرها يغيّر صفحتين عامتين، تجدهما أدناه.",
  few: "نشرها يغيّر {count} صفحات عامة، تجدها أدناه.",
  many: "نشرها يغيّر {count} صفحة عامة، تجدها أدناه.",
  other: "نشرها يغيّر {count} صفحة عامة، تجدها أدناه.",
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
  "{day}، راجعها {name}. تبقى للعموم حتى {until}، ثم تقول الصفحة ذلك وتطلب الاتصال.";
export const openOfficial = "فتح الصفحة الرسمية";
export const reviewIsOld = "تقول الصفحة الآن إنها لم تُراجع، وتطلب الاتصال.";
export const reviewIsMissing = "تطلب الصفحة الاتصال حتى يراجعها أحد.";
export const neverReviewed = "لم تُراجع قط";
export const view = "عرض";
export const viewTitle = "عرض {title} (في لسان جديد)";
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
