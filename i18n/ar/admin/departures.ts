export const departures = "مواعيد السفر";
export const text = "ما مضى يختفي من الموقع تلقائيًا. الأسعار للشخص الواحد.";
export const create = "إضافة موعد";
export const edit = "موعد سفر";
export const editText = "رحلة من باقة في أيام محددة.";
export const none = "لا مواعيد هنا";
export const noneText = "أضف موعدًا، أو الصق موسمًا كاملًا من جدول.";
export const past = "الماضية";
export const which = "أي المواعيد";
export const packages = { umrah: "العمرة", hajj: "الحج", tours: "الرحلات السياحية" } as const;
export const tableOf = "مواعيد السفر: {which}";
export const earlier = "مواعيد أسبق";
export const later = "مواعيد لاحقة";
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
  changes: "تعديلات لم تُنشر",
  draft: "مسودة",
  scheduled: "مجدول",
} as const;

export const choose = "اختيار {days}";
export const chooseAll = "اختيار كل ما في هذه الصفحة";
export const chosenOnes = "المواعيد المختارة";
export const chosen = {
  zero: "لم تختر موعدًا",
  one: "اخترت موعدًا واحدًا",
  two: "اخترت موعدين",
  few: "اخترت {count} مواعيد",
  many: "اخترت {count} موعدًا",
  other: "اخترت {count} موعد",
} as const;
export const chooseNone = "إلغاء الاختيار";
export const more = "المزيد";
export const moreFor = "المزيد عن {days}";
export const edits = "تعديل";
export const view = "عرضه في الموقع";
export const deletes = "حذف";

export const waitingOnes = {
  zero: "لا تعديلات تنتظر النشر.",
  one: "في موعد واحد تعديلات لم تُنشر.",
  two: "في موعدين تعديلات لم تُنشر.",
  few: "في {count} مواعيد تعديلات لم تُنشر.",
  many: "في {count} موعدًا تعديلات لم تُنشر.",
  other: "في {count} موعد تعديلات لم تُنشر.",
} as const;
export const waitingOnesHeading = "تعديلات لم تُنشر";
export const publish = {
  zero: "لا شيء للنشر",
  one: "نشر موعد واحد",
  two: "نشر موعدين",
  few: "نشر {count}",
  many: "نشر {count}",
  other: "نشر {count}",
} as const;
export const published = {
  zero: "لم يُنشر أي موعد.",
  one: "موعد واحد منشور الآن كما هو.",
  two: "موعدان منشوران الآن كما هما.",
  few: "{count} مواعيد منشورة الآن كما هي.",
  many: "{count} موعدًا منشورة الآن كما هي.",
  other: "{count} موعد منشورة الآن كما هي.",
} as const;
export const notPublished = "لم يُنشر شيء. صحّح هذا أولًا:";
export const throwAway = "التخلّي عنها";
export const throwAwayTitle = {
  zero: "هل تتخلّى عن التعديلات؟",
  one: "هل تتخلّى عن تعديلات موعد واحد؟",
  two: "هل تتخلّى عن تعديلات موعدين؟",
  few: "هل تتخلّى عن تعديلات {count} مواعيد؟",
  many: "هل تتخلّى عن تعديلات {count} موعدًا؟",
  other: "هل تتخلّى عن تعديلات {count} موعد؟",
} as const;
export const throwAwayText =
  "يبقى المنشور كما هو. وتبقى التعديلات في سجل كل موعد، أما المسودات التي لم تُنشر قط فتُحذف وتُحفظ 30 يومًا.";
export const keepThem = "أبقِها";
export const thrownAway = "تم التخلّي عن التعديلات.";
export const notDone = "لم يتغيّر شيء. {message}";
export const notAsTheyWere =
  "عدّل شخص آخر أحدها أو نشره أو حذفه في هذه الأثناء. القائمة تعرض ما هو موجود الآن: راجعها ثم اضغط مرة أخرى.";
export const departure = "الموعد";
export const mostAtOnce = "هذا أكثر ما يُنشر دفعة واحدة.";
export const moreDrafts = {
  zero: "لا مسودات بعد هذه.",
  one: "مسودة واحدة لاحقة تظهر بعد نشر هذه.",
  two: "مسودتان لاحقتان تظهران بعد نشر هذه.",
  few: "{count} مسودات لاحقة تظهر بعد نشر هذه.",
  many: "{count} مسودة لاحقة تظهر بعد نشر هذه.",
  other: "{count} مسودة لاحقة تظهر بعد نشر هذه.",
} as const;
