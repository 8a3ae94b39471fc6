export const name = "الاسم";
export const yourName = "الاسم";
export const email = "البريد الإلكتروني";
export const phone = "رقم الجوال";
export const phoneExample = "01XXX-XXXXXX";
export const message = "الرسالة";
export const sendMessage = "إرسال الرسالة";
export const sending = "جارٍ الإرسال";
export const month = "الشهر";
export const notSure = "لم أقرّر";
export const notSureYet = "لم أقرّر بعد";
export const travellers = "عدد المسافرين";
export const fewer = "إنقاص واحد";
export const more = "زيادة واحد";
export const askPrice = "اطلب السعر";
export const callBack = "نتصل بك {when}.";
export const soon = "في أقرب وقت";
export const getStarted = "ابدأ الآن";
export const noPayment = "لا دفع الآن، ولا نطلب بيانات البطاقة هنا أبدًا.";
export const thanks = "شكرًا لك.";
export const thanksTo = "شكرًا لك يا {name}.";
export const willCall = "سنتصل {when} بالرقم {reach}.";
export const willWrite = "سنكتب إليك {when} على {reach}.";
export const reference = "رقم طلبك";
export const sayReference = "اذكره حين تتصل بنا أو تكتب إلينا.";
export const whatsApp = "اكتب لنا عبر واتساب";
export const whatsAppNewTab = "اكتب لنا عبر واتساب (يُفتح في تبويب جديد)";
export const whatsAppText = "السلام عليكم، رقم طلبي {reference}.";
export const saveNumber = "احفظ رقمنا";
export const orCall = "أو اتصل بنا: {phone}";
export const sendElse = "إرسال رسالة أخرى";

export const tooOld = "بقي النموذج مفتوحًا مدة طويلة. ما كتبته ما زال هنا: اضغط الزر مرة أخرى.";
export const notStored =
  "لم نستطع حفظ رسالتك: حدث خلل عندنا. ما كتبته ما زال هنا. أرسله من جديد بعد دقيقة، أو اتصل بنا.";
export const tooMany = {
  zero: "وصلت من شبكتك رسائل كثيرة في وقت قصير. ما كتبته ما زال هنا: اضغط الزر مرة أخرى الآن، أو اتصل بنا.",
  one: "وصلت من شبكتك رسائل كثيرة في وقت قصير. ما كتبته ما زال هنا: انتظر دقيقة ثم اضغط الزر مرة أخرى، أو اتصل بنا.",
  two: "وصلت من شبكتك رسائل كثيرة في وقت قصير. ما كتبته ما زال هنا: انتظر دقيقتين ثم اضغط الزر مرة أخرى، أو اتصل بنا.",
  few: "وصلت من شبكتك رسائل كثيرة في وقت قصير. ما كتبته ما زال هنا: انتظر {count} دقائق ثم اضغط الزر مرة أخرى، أو اتصل بنا.",
  many: "وصلت من شبكتك رسائل كثيرة في وقت قصير. ما كتبته ما زال هنا: انتظر {count} دقيقة ثم اضغط الزر مرة أخرى، أو اتصل بنا.",
  other:
    "وصلت من شبكتك رسائل كثيرة في وقت قصير. ما كتبته ما زال هنا: انتظر {count} دقيقة ثم اضغط الزر مرة أخرى، أو اتصل بنا.",
} as const;
export const thisMonth = "هذا الشهر";
