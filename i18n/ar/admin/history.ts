export const history = "سجل التعديلات";
export const backToEditor = "العودة إلى المحرر";
export const versions = "النسخ";
export const version = "نسخة";
export const comparison = "ما الذي تغيّر";
export const show = "إظهار";
export const all = "الكل {count}";
export const published = "المنشورة {count}";
export const compareTwo = "مقارنة نسختين";
export const chosen = "المختار {count} من 2.";
export const chooseOthers = "اختيار غيرهما";
export const compareThem = "مقارنة";
export const choose = "اختيار للمقارنة: {what}، {when}";
export const publicNow = "منشورة الآن";
export const showOlder = "عرض 20 نسخة أقدم";
export const kept = "تُحفظ كل نسخة نُشرت. أما المسودات فتُحفظ 30 يومًا، نسخة لكل شخص في كل جلسة.";
export const nothingYet = "لا شيء بعد";
export const keptFromNowOn = "تُحفظ النسخ ابتداءً من أول حفظ.";
export const nothingHere = "لا نسخة منشورة.";
export const notLoaded = "تعذّر تحميل سجل التعديلات";
export const noSuchThing = "لا يوجد شيء كهذا، أو لا توجد له هذه النسخة.";
export const today = "اليوم، {day}";
export const yesterday = "أمس، {day}";
export const weekday = "{weekday}، {day}";
export const dayAndTime = "{day} {time}";
export const todayAt = "اليوم {time}";
export const yesterdayAt = "أمس {time}";
/** What somebody did. */
export const what = {
  create: "إنشاء",
  update: "نشر",
  planned: "نشر في الموعد",
  restore: "استعادة",
  draft: "كتابة دون نشر",
  waiting: "تعديلات لم تُنشر",
} as const;
export const restoredFrom = "استعادة من {day}";
export const draftedFor = {
  zero: "كتابة أقل من دقيقة",
  one: "كتابة دقيقة واحدة",
  two: "كتابة دقيقتين",
  few: "كتابة {count} دقائق",
  many: "كتابة {count} دقيقة",
  other: "كتابة {count} دقيقة",
} as const;
export const bySchedule = "حسب الجدولة التي حدّدها {name}";
export const beforeHistory = "كما كان قبل حفظ السجل";
export const andName = "{names} و{name}";
/** {when} and {who} of a version. */
export const headings = {
  create: "{when}، إنشاء: {who}",
  update: "{when}، نشر: {who}",
  planned: "{when}، نشر في الموعد: {who}",
  restore: "{when}، استعادة: {who}",
  draft: "{when}، مسودة: {who}",
  waiting: "{when}، تعديلات لم تُنشر: {who}",
} as const;
export const headingUnknown = "{when}، قبل حفظ السجل";
export const asVisitorsSee = "كما يراها الزوار الآن.";
export const publicOnceShown = "منشورة. يراها الزوار حين تُعرض {language} في الموقع.";
export const asItWas = "كما كانت الصفحة تظهر حينها.";
export const asItWasUntil = "كما كانت الصفحة تظهر حينها. ظلت منشورة حتى {day}.";
export const asItWould = "كما ستظهر في الصفحة. غير منشورة.";
export const thePage = "الصفحة";
export const onItsPage = "عرضها في صفحتها";
export const compareWithNow = "المقارنة بالحالية";
export const restoreThis = "استعادة هذه النسخة";
export const restoreDay = "استعادة نسخة {day}";
export const swap = "تبديل";
export const fromTo = "{from} ← {to}";
export const intoWaiting = "تنتقل إلى التعديلات التي لم تُنشر، وتنشرها أنت.";
export const intoPlanned =
  "تنتقل إلى التعديلات التي لم تُنشر، وموعد نشرها {moment}، ما لم تُلغه في المحرر.";
export const restored = "استُعيدت إلى تعديلاتك التي لم تُنشر.";
export const nothingPublic = "لم يتغير شيء مما هو منشور.";
export const undo = "تراجع";
export const undone = "تم التراجع. عادت التعديلات التي لم تُنشر كما كانت.";
export const openEditor = "فتح المحرر";
export const empty = "(فارغ)";
