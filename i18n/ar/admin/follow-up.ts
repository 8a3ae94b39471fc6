export const owner = "المسؤول";
export const ownerIs = "المسؤول: {name}";
export const noOwner = "بلا مسؤول";
export const wasOwner = "{name}، لم يعد هنا";
export const followUp = "موعد المتابعة";
export const today = "اليوم";
export const tomorrow = "غدًا";
export const inThreeDays = "بعد 3 أيام";
export const inAWeek = "بعد أسبوع";
export const noDate = "بلا تاريخ";
export const daysOver = {
  zero: "لم يتأخر",
  one: "تأخر يومًا واحدًا",
  two: "تأخر يومين",
  few: "تأخر {count} أيام",
  many: "تأخر {count} يومًا",
  other: "تأخر {count} يوم",
} as const;
export const dueHeading = "المتأخرة واليوم، {count}";
export const othersHeading = "البقية، {count}";
export const mineAndOpen = "المفتوحة المسندة إليّ";
export const savedOwner = "حُفظ: المسؤول {name}.";
export const savedNoOwner = "حُفظ: لا مسؤول عنه.";
export const savedDay = "حُفظ: المتابعة {day}.";
export const savedNoDay = "حُفظ: بلا موعد متابعة.";
export const notSaved = "لم يُحفظ شيء. {message}";
export const overtaken =
  "غيّره شخص آخر أثناء ذلك، وما يظهر هو اختياره. اختر من جديد إن لم يكن صحيحًا.";
export const gaveTo = "{who} أسنده إلى {name}";
export const tookOwner = "{who} تركه بلا مسؤول";
export const setDay = "{who} حدد موعد المتابعة: {day}";
export const tookDay = "{who} ألغى موعد المتابعة";
export const openedInWhatsApp = "{who} فتح «{title}» في واتساب";
export const openedInMail = "{who} فتح «{title}» في البريد";
export const mergedThis = "{who} دمج {reference} في هذا";
export const partedThis = "{who} ألغى دمج {reference}";
export const toldThat = "{who} أخبرهم: {name}";
export const notToldThat = "{who} ألغى تسجيل الإخبار: {name}";
export const waitedFor = { seat: "توفّر مقعد", price: "عُرف السعر" } as const;
export const cameFromDeparture = "من موعد سفر";
export const departureGone = "موعد سفر محذوف";
export const cameFromVisa = "من تأشيرة";
export const askedByPhone = "سبق أن سأل بهذا الرقم";
export const askedByEmail = "سبق أن سأل بهذا البريد";
export const askedByBoth = "سبق أن سأل بهذا الرقم أو البريد";
export const seeIt = "عرضه";
export const seeOther = "عرض {reference}";
export const mergeTwo = "دمج الاثنين …";
export const mergeWith = "دمج {reference} في هذا …";
export const askToMerge = "هل تدمج الاثنين؟";
export const mergeText =
  "يغادر {other} القوائم ويصير ضمن {reference}: هناك تُقرأ رسالته وملاحظاته ورسائله، ويُحذف معه. ويمكنك التراجع خلال 30 يومًا.";
export const merge = "دمج";
export const leaveApart = "إبقاؤهما منفصلين";
export const mergedNow = "تم الدمج: {reference} ضمن هذا.";
export const undoMerge = "إلغاء الدمج";
export const undoMergeOf = "إلغاء دمج {reference}";
export const partedNow = "صار {reference} مستقلًا من جديد.";
export const mergedIntoThis = "المدموج في هذا";
export const standsIn = "هذا ضمن {reference}";
export const standsInText = "تم دمجه. هناك تُقرأ رسالته وملاحظاته ورسائله.";
export const openIt = "فتح {reference}";
export const goesAlong = {
  zero: "لا شيء مدموج فيه.",
  one: "ويُحذف معه ما دُمج فيه.",
  two: "ويُحذف معه الاثنان المدموجان فيه.",
  few: "وتُحذف معه {count} مدموجة فيه.",
  many: "ويُحذف معه {count} مدموجًا فيه.",
  other: "ويُحذف معه {count} مدموج فيه.",
} as const;
export const cameIn = {
  zero: "لا استفسارات جديدة.",
  one: "وصل الآن استفسار جديد.",
  two: "وصل الآن استفساران جديدان.",
  few: "وصلت الآن {count} استفسارات جديدة.",
  many: "وصل الآن {count} استفسارًا جديدًا.",
  other: "وصل الآن {count} استفسار جديد.",
} as const;
export const showNew = "عرض";
export const titleCount = "({count}) {title}";
