export const pricesBy = "الأسعار بالنسبة %";
export const moveBy = "النقل بالأيام";
export const duplicate = "كرّر";
export const setSeats = "المقاعد";
export const notNow = "ليس الآن";
export const notPublicHint = "يبقى القديم في السجل. لا يُنشر شيء إلا حين تنشره.";
export const working = "لحظة";
export const savedSince =
  "غيّر شخص آخر {days} بعد أن فتحت هذه القائمة. لم يتغيّر شيء؛ هذه هي القائمة كما هي الآن.";

export const allGone = "لم تعد موجودة";
export const allGoneText =
  "حذف شخص آخر الرحلات التي اخترتها أو تخلص منها. لم يتغير شيء. القائمة تعرض ما هو موجود الآن: اختر منها غيرها.";
export const toTheList = "إلى القائمة";

export const pricesTitle = {
  zero: "تغيير الأسعار",
  one: "تغيير أسعار رحلة واحدة",
  two: "تغيير أسعار رحلتين",
  few: "تغيير أسعار {count} رحلات",
  many: "تغيير أسعار {count} رحلة",
  other: "تغيير أسعار {count} رحلة",
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
  zero: "لا تغيّر شيئًا",
  one: "غيّر سعرًا واحدًا",
  two: "غيّر سعرين",
  few: "غيّر {count} أسعار",
  many: "غيّر {count} سعرًا",
  other: "غيّر {count} سعر",
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
  zero: "نقل الرحلات",
  one: "نقل رحلة واحدة",
  two: "نقل رحلتين",
  few: "نقل {count} رحلات",
  many: "نقل {count} رحلة",
  other: "نقل {count} رحلة",
} as const;
export const direction = "إلى الأمام أم إلى الخلف";
export const forward = "إلى الأمام";
export const back = "إلى الخلف";
export const days = "الأيام";
export const badDays = "اكتب عددًا صحيحًا من 1 إلى {most}.";
export const daysWill = {
  zero: "لن تنتقل أي رحلة",
  one: "ستنتقل رحلة واحدة",
  two: "ستنتقل رحلتان",
  few: "ستنتقل {count} رحلات",
  many: "ستنتقل {count} رحلة",
  other: "ستنتقل {count} رحلة",
} as const;
export const clash = {
  zero: "لا رحلة في {day}",
  one: "رحلة واحدة في {day}",
  two: "رحلتان في {day}",
  few: "{count} رحلات في {day}",
  many: "{count} رحلة في {day}",
  other: "{count} رحلة في {day}",
} as const;
export const moveThem = {
  zero: "لا تنقل شيئًا",
  one: "انقل رحلة واحدة",
  two: "انقل رحلتين",
  few: "انقل {count} رحلات",
  many: "انقل {count} رحلة",
  other: "انقل {count} رحلة",
} as const;
export const moved = {
  zero: "لم تنتقل أي رحلة.",
  one: "انتقلت رحلة واحدة. لم يُنشر ذلك بعد.",
  two: "انتقلت رحلتان. لم يُنشر ذلك بعد.",
  few: "انتقلت {count} رحلات. لم يُنشر ذلك بعد.",
  many: "انتقلت {count} رحلة. لم يُنشر ذلك بعد.",
  other: "انتقلت {count} رحلة. لم يُنشر ذلك بعد.",
} as const;

export const duplicateTitle = {
  zero: "تكرار الرحلات",
  one: "تكرار رحلة واحدة",
  two: "تكرار رحلتين",
  few: "تكرار {count} رحلات",
  many: "تكرار {count} رحلة",
  other: "تكرار {count} رحلة",
} as const;
export const howMany = "كم مرة لكل واحدة";
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
  zero: "لا تُنشئ شيئًا",
  one: "أنشئ مسودة واحدة",
  two: "أنشئ مسودتين",
  few: "أنشئ {count} مسودات",
  many: "أنشئ {count} مسودة",
  other: "أنشئ {count} مسودة",
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
  one: "مقاعد رحلة واحدة",
  two: "مقاعد رحلتين",
  few: "مقاعد {count} رحلات",
  many: "مقاعد {count} رحلة",
  other: "مقاعد {count} رحلة",
} as const;
export const seatsWill = {
  zero: "لن تتغيّر أي رحلة",
  one: "ستتغيّر رحلة واحدة",
  two: "ستتغيّر رحلتان",
  few: "ستتغيّر {count} رحلات",
  many: "ستتغيّر {count} رحلة",
  other: "ستتغيّر {count} رحلة",
} as const;
export const changeSeats = {
  zero: "لا تغيّر شيئًا",
  one: "غيّر رحلة واحدة",
  two: "غيّر رحلتين",
  few: "غيّر {count} رحلات",
  many: "غيّر {count} رحلة",
  other: "غيّر {count} رحلة",
} as const;
export const seatsKept = {
  zero: "لم تتغيّر مقاعد أي رحلة.",
  one: "تغيّرت مقاعد رحلة واحدة. لم يُنشر ذلك بعد.",
  two: "تغيّرت مقاعد رحلتين. لم يُنشر ذلك بعد.",
  few: "تغيّرت مقاعد {count} رحلات. لم يُنشر ذلك بعد.",
  many: "تغيّرت مقاعد {count} رحلة. لم يُنشر ذلك بعد.",
  other: "تغيّرت مقاعد {count} رحلة. لم يُنشر ذلك بعد.",
} as const;

export const undo = "تراجع";
export const undone = "عاد كما كان.";
export const notUndone = "تعذّر التراجع. {message}";
