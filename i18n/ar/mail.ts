export const mail = {
  enquiry: {
    subject: "{reference}: {topic}، {name}",
    spamSubject: "ربما غير مرغوب فيها: {reference}: {topic}، {name}",
    heading: "استفسار من {name}: {topic}",
    isSpam: "هو في الحجر. {reasons}",
    facts: {
      reference: "رقم الطلب",
      name: "الاسم",
      phone: "رقم الجوال",
      email: "البريد الإلكتروني",
      travellers: "عدد المسافرين",
      month: "الشهر",
      page: "أُرسل من",
      language: "اللغة",
    },
    open: "فتحه في الاستفسارات",
  },
  confirmation: {
    subject: "{reference}: وصلنا استفسارك",
    heading: "شكرًا لك يا {name}.",
    headingWithoutName: "شكرًا لك.",
    text: "وصل استفسارك إلى {brand}. سيقرؤه أحد موظفينا ويجيبك.",
    facts: {
      reference: "رقم طلبك",
      topic: "الموضوع",
      hours: "أوقات العمل",
      phone: "الهاتف",
    },
    betweenHours: "؛ ",
    notYou: "إن لم تكن قد كتبت إلينا، فقد أدخل أحدهم عنوانك خطأً، ولا يلزمك فعل شيء.",
  },
  invitation: {
    subject: "دعوتك إلى موقع {brand}",
    heading: "لديك دعوة",
    text: "يمكنك أن تساعد في إدارة موقع {brand}. يعمل الرابط مرة واحدة خلال 7 أيام.",
    link: "إنشاء حسابي",
  },
  passwordReset: {
    subject: "كلمة مرور جديدة في {brand}",
    heading: "اختر كلمة مرور جديدة",
    text: "طلب أحدهم كلمة مرور جديدة لحسابك. يعمل الرابط مرة واحدة خلال ساعة.",
    link: "اختيار كلمة مرور جديدة",
    notYou: "إن لم تطلبها أنت فلا تفعل شيئًا: تبقى كلمة مرورك كما هي.",
  },
} as const;

/** Why one was not sent, as staff read it. */
export const mailFaults = {
  "no-answer": "لم يردّ خادم البريد في الوقت المناسب.",
  "unknown-server": "اسم خادم البريد غير معروف. راجع SMTP_URL.",
  encryption: "لم يتفق خادم البريد وهذا الخادم على التشفير.",
  "broken-off": "قطع خادم البريد الاتصال في منتصفه.",
  unreachable: "تعذّر الوصول إلى خادم البريد.",
  password: "رفض خادم البريد كلمة المرور. راجع SMTP_URL.",
  passwordSaying: "رفض خادم البريد كلمة المرور. راجع SMTP_URL. {answer}",
  refused: "رفضها خادم البريد: {answer}",
  other: "تعذّر إرسال الرسالة.",
  "link-too-old": "انتهت مدة الرابط الذي فيها. أنشئ رابطًا جديدًا.",
  gone: "ما تتحدث عنه لم يعد موجودًا.",
  nobody: "لا أحد تُرسَل إليه. أدخل البريد الإلكتروني للوكالة.",
  ours: "حدث خلل عندنا.",
  "given-up": "{fault} توقفت المحاولات، وعددها {tries}.",
} as const;
