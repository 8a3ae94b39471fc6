export const titleOf = "أوراق {visa}";
export const description = "كل ورقة تُطلب، ومن أين تُستخرج، وكم تكلّف، وكم تستغرق.";
export const which = "ما الأوراق المطلوبة؟";
export const start = "ابدأ";
export const startLead =
  "أسئلة قليلة في دقيقة واحدة، بلا اسم ولا رقم هاتف. وفي النهاية قائمة تؤشّر عليها أو تطبعها أو ترسلها إلى أهلك.";
export const startReviewed = "في كل قائمة اسم من راجعها ومتى.";
export const orCountry = "أو افتح بلدًا مباشرة";
export const reviewedShort = "روجعت {day}";
export const anotherCountry = "بلد آخر";
export const whichCountry = "إلى أي بلد تريد السفر؟";
export const whichCountryWhy = "لكل بلد أوراقه.";
export const questionOf = "السؤال {number} من {all}";
export const back = "رجوع";
export const unsure = "لا أعرف بعد";
export const unsureHint = "نعرض القائمة لكل الحالات";
export const abroad = "هل عملت في الخارج من قبل؟";
export const abroadWhy = "قد تفيد التأشيرات والخطابات السابقة ملفّك.";
export const abroadNo = "لا، هذه أول مرة";
export const abroadYes = "نعم";
export const changeAnswer = "تغيير جواب";
export const ready = "جاهز: {done} من {all}";
export const onDevice = "علاماتك تبقى على هذا الجهاز، ولا نراها.";
export const notKept = "هذا المتصفح لا يحفظ شيئًا: تزول علاماتك حين تغادر.";
export const onPaper = "اطبع القائمة وأشّر عليها بالقلم.";
export const newSince = "جديدة منذ زيارتك الأخيرة";
export const clear = "مسح علاماتي";
export const cleared = "مُسحت علاماتك من هذا الجهاز.";
export const send = "إرسال عبر واتساب";
export const print = "طباعة";
export const form = "الشكل المطلوب";
export const valid = "الصلاحية";
export const from = "من أين";
export const officialSource = "الصفحة الرسمية لهذه الورقة";
export const oneOf = "تكفي واحدة من هذه";
export const ifYouHave = "إن وُجدت";
export const answers = "أجوبتك";
export const country = "البلد";
export const change = "تغيير";
export const changeWhat = "تغيير: {what}";
export const costs = "كم تكلّف";
export const government = "الرسوم الحكومية";
export const service = "رسوم خدمتنا";
export const about = "نحو {amount}.";
export const together = "المجموع تقريبًا";
export const askUs = "اسألنا";
export const ratesOf = "سعر الصرف يوم {day}.";
export const howLong = "كم تستغرق";
export const longer = "ما الذي يطيل المدة";
export const noTicket = "لا تشترِ تذكرة قبل أن تكون التأشيرة في الجواز.";
export const reviewed = "راجعها {name} في {day}. المراجعة التالية قبل {next}.";
export const notReviewed = "لم نراجع هذه القائمة منذ {day}. اسألنا قبل أن تعتمد عليها.";
export const neverReviewed = "لم يراجع أحد هذه القائمة بعد. اسألنا قبل أن تعتمد عليها.";
export const official = "الصفحة الرسمية";
export const disclaimer =
  "نحن وكالة خاصة ولا نتبع أي حكومة. القرار لمكتب التأشيرات، وقد يطلب أوراقًا أخرى. ولا يستطيع أحد أن يعدك بتأشيرة.";
export const ask = "اسألنا عن هذه القائمة";
export const changes = "ما تغيّر في هذه القائمة";
export const noList = "ليست لدينا بعد قائمة مراجَعة للسفر إلى {country}";
export const noListAtAll = "اسألنا عن الأوراق التي تحتاج إليها";
export const noListLead = "نحن لا نخمّن. أخبرنا إلى أين تريد السفر، فنسأل السفارة ونتصل بك.";
export const countryField = "أي بلد";
export const askButton = "اسألنا";
export const readyLists = "القوائم الجاهزة";
export const notLoaded = "تعذّر تحميل القائمة";
export const wanted = "أريد معرفة الأوراق المطلوبة للسفر إلى {country}.";

/** Who has them. */
export const groups = {
  you: "منك",
  institution: "من الجامعة",
  sponsor: "ممّن يدفع",
  employer: "من صاحب العمل",
  "before-travel": "قبل السفر",
} as const;

export const times = {
  "working-days": {
    range: {
      zero: "من {from} إلى {count} يوم عمل",
      one: "من {from} إلى {count} يوم عمل",
      two: "من {from} إلى {count}، بأيام العمل",
      few: "من {from} إلى {count} أيام عمل",
      many: "من {from} إلى {count} يوم عمل",
      other: "من {from} إلى {count} يوم عمل",
    },
    exactly: {
      zero: "{count} يوم عمل",
      one: "يوم عمل واحد",
      two: "يوما عمل",
      few: "{count} أيام عمل",
      many: "{count} يوم عمل",
      other: "{count} يوم عمل",
    },
  },
  days: {
    range: {
      zero: "من {from} إلى {count} يوم",
      one: "من {from} إلى {count} يوم",
      two: "من {from} إلى {count}، بالأيام",
      few: "من {from} إلى {count} أيام",
      many: "من {from} إلى {count} يومًا",
      other: "من {from} إلى {count} يوم",
    },
    exactly: {
      zero: "{count} يومًا",
      one: "يوم واحد",
      two: "يومان",
      few: "{count} أيام",
      many: "{count} يومًا",
      other: "{count} يوم",
    },
  },
  weeks: {
    range: {
      zero: "من {from} إلى {count} أسبوع",
      one: "من {from} إلى {count} أسبوع",
      two: "من {from} إلى {count}، بالأسابيع",
      few: "من {from} إلى {count} أسابيع",
      many: "من {from} إلى {count} أسبوعًا",
      other: "من {from} إلى {count} أسبوع",
    },
    exactly: {
      zero: "{count} أسبوعًا",
      one: "أسبوع واحد",
      two: "أسبوعان",
      few: "{count} أسابيع",
      many: "{count} أسبوعًا",
      other: "{count} أسبوع",
    },
  },
  months: {
    range: {
      zero: "من {from} إلى {count} شهر",
      one: "من {from} إلى {count} شهر",
      two: "من {from} إلى {count}، بالأشهر",
      few: "من {from} إلى {count} أشهر",
      many: "من {from} إلى {count} شهرًا",
      other: "من {from} إلى {count} شهر",
    },
    exactly: {
      zero: "{count} شهرًا",
      one: "شهر واحد",
      two: "شهران",
      few: "{count} أشهر",
      many: "{count} شهرًا",
      other: "{count} شهر",
    },
  },
} as const;

export const taka = "{amount} تاكا";
export const money = "{amount} {currency}";
