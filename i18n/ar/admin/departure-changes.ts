export const pricesBy = "الأسعار بنسبة %";
export const moveBy = "النقل بالأيام";
export const duplicate = "تكرار";
export const setSeats = "المقاعد";
export const notNow = "ليس الآن";
export const notPublicHint = "يبقى القديم في سجل التعديلات. لا يُنشر شيء إلا حين تنشره.";
export const working = "لحظة";
export const savedSince =
  "غيّر شخص آخر {days} بعد أن فتحت هذه القائمة. لم يتغيّر شيء؛ هذه هي القائمة كما هي الآن.";

export const allGone = "لم تعد موجودة";
export const allGoneText =
  "حذف شخص آخر المواعيد التي اخترتها أو تخلّى عنها. لم يتغيّر شيء. القائمة تعرض ما هو موجود الآن: اختر منها غيرها.";
export const toTheList = "إلى القائمة";

export const pricesTitle = {
  zero: "تغيير الأسعار",
  one: "تغيير أسعار موعد واحد",
  two: "تغيير أسعار موعدين",
  few: "تغيير أسعار {count} مواعيد",
  many: "تغيير أسعار {count} موعدًا",
  other: "تغيير أسعار {count} موعد",
} as const;
export const upOrDown = "رفع أم خفض";
export const up = "رفع";
export const down = "خفض";
export const by = "بكم في المئة";
export const badPercent = "اكتب عددًا أكبر من صفر ولا يزيد على {most}، مثل 4.5.";
export const roundTo = "التقريب إلى";
export const kinds = {
  rooms: "الرباعي والثلاثي والثنائي والفردي",
  child: "الطفل",
  infant: "الرضيع",
};
export const whichPrices = "أي الأسعار";
export const noKind = "اختر نوعًا واحدًا من الأسعار على الأقل.";
export const noPriceChanges = "لن يتغيّر أي سعر.";
export const pricesWill = {
  zero: "لن يتغيّر أي سعر",
  one: "سيتغيّر سعر واحد",
  two: "سيتغيّر سعران",
  few: "ستتغيّر {count} أسعار",
  many: "سيتغيّر {count} سعرًا",
  other: "سيتغيّر {count} سعر",
} as const;
export const changePrices = {
  zero: "لا أسعار للتغيير",
  one: "تغيير سعر واحد",
  two: "تغيير سعرين",
  few: "تغيير {count} أسعار",
  many: "تغيير {count} سعرًا",
  other: "تغيير {count} سعر",
} as const;
export const pricesKept = {
  zero: "لم يتغيّر أي سعر.",
  one: "تغيّر سعر واحد. لم يُنشر بعد.",
  two: "تغيّر سعران. لم يُنشرا بعد.",
  few: "تغيّرت {count} أسعار. لم تُنشر بعد.",
  many: "تغيّر {count} سعرًا. لم تُنشر بعد.",
  other: "تغيّر {count} سعر. لم تُنشر بعد.",
} as const;
export const before = "قبل:";
export const after = "بعد:";

export const daysTitle = {
  zero: "نقل المواعيد",
  one: "نقل موعد واحد",
  two: "نقل موعدين",
  few: "نقل {count} مواعيد",
  many: "نقل {count} موعدًا",
  other: "نقل {count} موعد",
} as const;
export const direction = "إلى الأمام أم إلى الخلف";
export const forward = "إلى الأمام";
export const back = "إلى الخلف";
export const days = "الأيام";
export const badDays = "اكتب عددًا صحيحًا من 1 إلى {most}.";
export const daysWill = {
  zero: "لن ينتقل أي موعد",
  one: "سينتقل موعد واحد",
  two: "سينتقل موعدان",
  few: "ستنتقل {count} مواعيد",
  many: "سينتقل {count} موعدًا",
  other: "سينتقل {count} موعد",
} as const;
export const clash = {
  zero: "لا موعد في {day}",
  one: "موعد واحد في {day}",
  two: "موعدان في {day}",
  few: "{count} مواعيد في {day}",
  many: "{count} موعدًا في {day}",
  other: "{count} موعد في {day}",
} as const;
export const moveThem = {
  zero: "لا مواعيد للنقل",
  one: "نقل موعد واحد",
  two: "نقل موعدين",
  few: "نقل {count} مواعيد",
  many: "نقل {count} موعدًا",
  other: "نقل {count} موعد",
} as const;
export const moved = {
  zero: "لم ينتقل أي موعد.",
  one: "انتقل موعد واحد. لم يُنشر ذلك بعد.",
  two: "انتقل موعدان. لم يُنشر ذلك بعد.",
  few: "انتقلت {count} مواعيد. لم يُنشر ذلك بعد.",
  many: "انتقل {count} موعدًا. لم يُنشر ذلك بعد.",
  other: "انتقل {count} موعد. لم يُنشر ذلك بعد.",
} as const;

export const duplicateTitle = {
  zero: "تكرار المواعيد",
  one: "تكرار موعد واحد",
  two: "تكرار موعدين",
  few: "تكرار {count} مواعيد",
  many: "تكرار {count} موعدًا",
  other: "تكرار {count} موعد",
} as const;
export const howMany = "عدد النسخ من كل موعد";
export const everyDays = "كل كم يوم";
export const badCopies = "اكتب عددًا صحيحًا من 1 إلى {most}.";
export const tooManyCopies = "الأقصى في المرة الواحدة {most}.";
export const copiesWill = {
  zero: "لن تُنشأ مسودة",
  one: "ستُنشأ مسودة واحدة",
  two: "ستُنشأ مسودتان",
  few: "ستُنشأ {count} مسودات",
  many: "ستُنشأ {count} مسودة",
  other: "ستُنشأ {count} مسودة",
} as const;
export const makeThem = {
  zero: "لا مسودات للإنشاء",
  one: "إنشاء مسودة واحدة",
  two: "إنشاء مسودتين",
  few: "إنشاء {count} مسودات",
  many: "إنشاء {count} مسودة",
  other: "إنشاء {count} مسودة",
} as const;
export const made = {
  zero: "لم تُنشأ مسودة.",
  one: "أُنشئت مسودة واحدة. لم تُنشر.",
  two: "أُنشئت مسودتان. لم تُنشرا.",
  few: "أُنشئت {count} مسودات. لم تُنشر.",
  many: "أُنشئت {count} مسودة. لم تُنشر.",
  other: "أُنشئت {count} مسودة. لم تُنشر.",
} as const;

export const seatsTitle = {
  zero: "المقاعد",
  one: "مقاعد موعد واحد",
  two: "مقاعد موعدين",
  few: "مقاعد {count} مواعيد",
  many: "مقاعد {count} موعدًا",
  other: "مقاعد {count} موعد",
} as const;
export const seatsWill = {
  zero: "لن تتغيّر مقاعد أي موعد",
  one: "ستتغيّر مقاعد موعد واحد",
  two: "ستتغيّر مقاعد موعدين",
  few: "ستتغيّر مقاعد {count} مواعيد",
  many: "ستتغيّر مقاعد {count} موعدًا",
  other: "ستتغيّر مقاعد {count} موعد",
} as const;
export const changeSeats = {
  zero: "لا مقاعد للتغيير",
  one: "تغيير مقاعد موعد واحد",
  two: "تغيير مقاعد موعدين",
  few: "تغيير مقاعد {count} مواعيد",
  many: "تغيير مقاعد {count} موعدًا",
  other: "تغيير مقاعد {count} موعد",
} as const;
export const seatsKept = {
  zero: "لم تتغيّر مقاعد أي موعد.",
  one: "تغيّرت مقاعد موعد واحد. لم يُنشر ذلك بعد.",
  two: "تغيّرت مقاعد موعدين. لم يُنشر ذلك بعد.",
  few: "تغيّرت مقاعد {count} مواعيد. لم يُنشر ذلك بعد.",
  many: "تغيّرت مقاعد {count} موعدًا. لم يُنشر ذلك بعد.",
  other: "تغيّرت مقاعد {count} موعد. لم يُنشر ذلك بعد.",
} as const;

export const undo = "تراجع";
export const undone = "عاد كما كان.";
export const notUndone = "تعذّر التراجع. {message}";
