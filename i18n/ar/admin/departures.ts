export const departures = "الرحلات";
export const text = "ما غادر يغيب عن الموقع من نفسه. الأسعار لشخص واحد.";
export const create = "أضف رحلة";
export const edit = "رحلة";
export const editText = "رحلة واحدة من باقة في أيامها.";
export const none = "لا رحلات هنا";
export const noneText = "أضف واحدة، أو الصق موسمًا كاملًا من جدول.";
export const past = "الماضية";
export const which = "أي الرحلات";
export const packages = { umrah: "العمرة", hajj: "الحج", tours: "الجولات" } as const;
export const tableOf = "الرحلات: {which}";
export const earlier = "الأسبق";
export const later = "الأبعد";
export const pageOf = "الصفحة {page} من {pages}";

export const outAndBack = "الذهاب والعودة";
export const noDays = "بلا أيام بعد";
export const nights = "الليالي";
export const flightAndHotel = "الطيران والفندق";
export const flight = "{airline}، {how}";
export const byWay = "عبر {city}";
export const seats = "المقاعد";
export const prices = {
  quad: "رباعي",
  triple: "ثلاثي",
  double: "ثنائي",
  single: "فردي",
  child: "طفل",
  infant: "رضيع",
} as const;
export const askUs = "اسألنا";
export const validUntil = "السعر سارٍ حتى";
export const noEnd = "بلا نهاية";
export const ended = "انتهى";
export const holds = {
  zero: "اليوم آخر يوم",
  one: "يوم واحد",
  two: "يومان",
  few: "{count} أيام",
  many: "{count} يومًا",
  other: "{count} يوم",
} as const;
export const lastDay = "اليوم الأخير";
export const states = {
  changes: "تعديلات غير منشورة",
  draft: "مسودة",
  scheduled: "مجدولة",
} as const;

export const choose = "اختر {days}";
export const chooseAll = "اختر كل ما في هذه الصفحة";
export const chosenOnes = "الرحلات المختارة";
export const chosen = {
  zero: "لم تُختر رحلة",
  one: "اختيرت رحلة واحدة",
  two: "اختيرت رحلتان",
  few: "اختيرت {count} رحلات",
  many: "اختيرت {count} رحلة",
  other: "اختيرت {count} رحلة",
} as const;
export const chooseNone = "ألغِ الاختيار";
export const more = "المزيد";
export const moreFor = "المزيد عن {days}";
export const edits = "عدّل";
export const view = "اعرضها في الموقع";
export const deletes = "احذف";

export const waitingOnes = {
  zero: "لا تعديلات تنتظر النشر.",
  one: "في رحلة واحدة تعديلات غير منشورة.",
  two: "في رحلتين تعديلات غير منشورة.",
  few: "في {count} رحلات تعديلات غير منشورة.",
  many: "في {count} رحلة تعديلات غير منشورة.",
  other: "في {count} رحلة تعديلات غير منشورة.",
} as const;
export const waitingOnesHeading = "تعديلات غير منشورة";
export const publish = {
  zero: "لا تنشر شيئًا",
  one: "انشر واحدة",
  two: "انشر اثنتين",
  few: "انشر {count}",
  many: "انشر {count}",
  other: "انشر {count}",
} as const;
export const published = {
  zero: "لم تُنشر أي رحلة.",
  one: "رحلة واحدة منشورة الآن كما هي.",
  two: "رحلتان منشورتان الآن كما هما.",
  few: "{count} رحلات منشورة الآن كما هي.",
  many: "{count} رحلة منشورة الآن كما هي.",
  other: "{count} رحلة منشورة الآن كما هي.",
} as const;
export const notPublished = "لم يُنشر شيء. صحّح هذا أولًا:";
export const throwAway = "تخلّص منها";
export const throwAwayTitle = {
  zero: "التخلّص من التعديلات؟",
  one: "التخلّص من تعديلات رحلة واحدة؟",
  two: "التخلّص من تعديلات رحلتين؟",
  few: "التخلّص من تعديلات {count} رحلات؟",
  many: "التخلّص من تعديلات {count} رحلة؟",
  other: "التخلّص من تعديلات {count} رحلة؟",
} as const;
export const throwAwayText =
  "يبقى المنشور كما هو. وتبقى التعديلات في سجل كل رحلة، أما المسودات التي لم تُنشر قط فتُحذف وتُحفظ 30 يومًا.";
export const keepThem = "أبقِها";
export const thrownAway = "تخلّصت من التعديلات.";
export const notDone = "لم يتغيّر شيء. {message}";
export const notAsTheyWere =
  "عدّل شخص آخر أحدها أو نشره أو حذفه في هذه الأثناء. القائمة تعرض ما هو موجود الآن: راجعها ثم اضغط مرة أخرى.";
export const departure = "الرحلة";
export const mostAtOnce = "هذا أكثر ما يُنشر دفعة واحدة.";
export const moreDrafts = {
  zero: "لا مسودات بعد هذه.",
  one: "مسودة واحدة لاحقة تظهر بعد نشر هذه.",
  two: "مسودتان لاحقتان تظهران بعد نشر هذه.",
  few: "{count} مسودات لاحقة تظهر بعد نشر هذه.",
  many: "{count} مسودة لاحقة تظهر بعد نشر هذه.",
  other: "{count} مسودة لاحقة تظهر بعد نشر هذه.",
} as const;
