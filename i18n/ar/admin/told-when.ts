export const toldWhenText = "من طلبوا أن نخبرهم حين يتوفّر مقعد أو يُعرف السعر، الأسبق أولًا.";
export const nobody = "لا أحد ينتظر";
export const nobodyText =
  "يطلب الزوار أن نخبرهم عند موعد مكتمل أو بلا سعر، وعندها تظهر أسماؤهم هنا.";
export const nobodyHere = "لا أحد ينتظر هذا الموعد.";
export const showAll = "عرض كل المواعيد";
export const fromPlace = "من {place}";
export const deleted = "موعد سفر محذوف";
export const deletedText = "من ينتظرونه ما زالوا هنا. أخبرهم، أو اعرض عليهم موعدًا آخر.";
export const priceEnded = "انتهى السعر";
export const noPrice = "بلا سعر";
export const hasLeft = "مضى";
export const openDeparture = "فتح الموعد";
export const waits = { seat: "ينتظر مقعدًا", price: "ينتظر السعر" } as const;
export const since = "منذ {day}";
export const whatsAppTo = "واتساب إلى {name}";
export const mailTo = "رسالة إلى {name}";
export const markTold = "تم إخباره";
export const markToldName = "تسجيل إخبار {name}";
export const toldOn = "أخبره {by}، {day}";
export const waitsAgain = "تراجع";
export const waitsAgainName = "تراجع: {name} ينتظر من جديد";
export const toldNow = "سُجّل إخبار {name}.";
export const waitsNow = "{name} ينتظر الخبر من جديد.";
export const textToOpen = "نص واتساب والبريد";
export const greeting = "تحية فقط";
export const opensForYou = "يُفتح معبّأً بلغة كل شخص. لا شيء يُرسل تلقائيًا.";
export const whoWaits = "من ينتظر خبرًا";
export const waitToBeTold = {
  zero: "لا أحد ينتظر خبرًا",
  one: "شخص واحد ينتظر خبرًا",
  two: "شخصان ينتظران خبرًا",
  few: "{count} أشخاص ينتظرون خبرًا",
  many: "{count} شخصًا ينتظرون خبرًا",
  other: "{count} شخص ينتظرون خبرًا",
} as const;
export const canBeTold = {
  zero: "لا أحد لتخبره.",
  one: "ما ينتظره شخص واحد صار متوفرًا. أخبره.",
  two: "ما ينتظره شخصان صار متوفرًا. أخبرهما.",
  few: "ما ينتظره {count} أشخاص صار متوفرًا. أخبرهم.",
  many: "ما ينتظره {count} شخصًا صار متوفرًا. أخبرهم.",
  other: "ما ينتظره {count} شخص صار متوفرًا. أخبرهم.",
} as const;
export const showThem = "عرضهم";
export const earlier = "مواعيد أسبق";
export const later = "مواعيد لاحقة";
