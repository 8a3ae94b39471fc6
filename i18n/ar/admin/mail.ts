export const mail = "البريد";
export const noMailKept = "لا رسائل محفوظة عن هذا الاستفسار.";
export const readAllMail = "قراءة الرسائل ومعرفة طريقة إعداد البريد";
export const toAgency = "استفسار، إليكم";
export const toVisitor = "تأكيد، إلى الزائر";
export const invitation = "دعوة، إلى موظف";
export const newPassword = "كلمة مرور جديدة، إلى موظف";
export const newDevice = "جهاز جديد، إلى موظف";
export const secondFactor = "خطوة التحقق الثانية، إلى موظف";
export const emailChanged = "تغيير العنوان، إلى موظف";
export const check = "فحص البريد، إلى موظف";
export const backupFailed = "نسخة احتياطية لم تكتمل، إلى موظف";
export const monday = "ما يحتاج إلى انتباه، إلى موظف";
export const sendsNow = "تُرسَل الرسالة في المحاولة القادمة، الآن.";
export const agencyAddress = "عنوان الوكالة نفسها";
export const sendAgainTo = "إعادة الإرسال: {kind}، {to}";
export const sending = "جارٍ الإرسال";
export const sendAgain = "إعادة الإرسال";
export const sentAt = "أُرسلت: {at}";
export const sent = "أُرسلت";
export const readIt = "قراءة";
export const openTheEnquiry = "فتح الاستفسار";
export const mailSetUp = "البريد مُعدّ. وما لا يصل تُعاد محاولته حتى عشر مرات.";
export const mailNotSetUp = "البريد غير مُعدّ";
export const noServerSet = "لا تُرسَل رسائل: لم يُحدَّد خادم بريد.";
export const howToSetUp =
  "على من يدير الموقع أن يضبط هذين ضمن متغيرات البيئة التي يُشغَّل بها، ثم يعيد تشغيله:";
export const sentOnceSet = "عندئذ يُرسَل ما ينتظر.";
export const mailCounts = "بالانتظار {waiting}، تعذّر {failed}، أُرسل {sent} في آخر 30 يومًا.";
export const noMailYet = "لا رسائل بعد";
export const noMailText = "مع أول استفسار تأتي أول رسالة.";
export const showOlderMail = "عرض رسائل أقدم";
export const theMailCouldNot = "تعذّر تحميل الرسائل";
export const theAgency = "الوكالة";
export const lastTry = "آخر محاولة: {error}";
export const nothingIsLost =
  "لا يضيع شيء. تنتظر الرسائل هنا حيث يمكنك قراءتها، وكل استفسار في قائمة الاستفسارات.";
export const notTriedYet = "كُتبت: {at}. لم تُجرَّب بعد.";
/** Only an answer of the mail server counts as a try. */
export const tried = {
  none: "كُتبت: {at}. لم تُرسَل بعد.",
  some: {
    zero: "كُتبت: {at}. لم تُجرَّب بعد.",
    one: "كُتبت: {at}. محاولة واحدة.",
    two: "كُتبت: {at}. محاولتان.",
    few: "كُتبت: {at}. {count} محاولات.",
    many: "كُتبت: {at}. {count} محاولة.",
    other: "كُتبت: {at}. {count} محاولة.",
  },
} as const;
export const givenUp = {
  none: "كُتبت: {at}. لا تُعاد المحاولة تلقائيًا.",
  some: {
    zero: "كُتبت: {at}. لم تُجرَّب بعد. لا تُعاد المحاولة تلقائيًا.",
    one: "كُتبت: {at}. محاولة واحدة. لا تُعاد المحاولة تلقائيًا.",
    two: "كُتبت: {at}. محاولتان. لا تُعاد المحاولة تلقائيًا.",
    few: "كُتبت: {at}. {count} محاولات. لا تُعاد المحاولة تلقائيًا.",
    many: "كُتبت: {at}. {count} محاولة. لا تُعاد المحاولة تلقائيًا.",
    other: "كُتبت: {at}. {count} محاولة. لا تُعاد المحاولة تلقائيًا.",
  },
} as const;
export const triedAgain = {
  none: "كُتبت: {at}. لم تُرسَل بعد. المحاولة القادمة: {next}.",
  some: {
    zero: "كُتبت: {at}. لم تُجرَّب بعد. المحاولة القادمة: {next}.",
    one: "كُتبت: {at}. محاولة واحدة. المحاولة القادمة: {next}.",
    two: "كُتبت: {at}. محاولتان. المحاولة القادمة: {next}.",
    few: "كُتبت: {at}. {count} محاولات. المحاولة القادمة: {next}.",
    many: "كُتبت: {at}. {count} محاولة. المحاولة القادمة: {next}.",
    other: "كُتبت: {at}. {count} محاولة. المحاولة القادمة: {next}.",
  },
} as const;
