export const language = "اللغة";
/** Of what is in another language than its page. */
export const inEnglish = "بالإنجليزية";
export const notTranslated = {
  title: "لم تُترجم هذه الصفحة إلى العربية بعد",
  text: "نعرضها أدناه بالإنجليزية. وإن شئت الشرح بالعربية فاتصل بنا.",
  call: "اتصل بنا",
  others: "المتوفر بالعربية",
} as const;
export const skip = "انتقل إلى المحتوى";
export const main = "القائمة الرئيسية";
export const brandHome = "{brand}، الرئيسية";
export const packages = "الباقات";
export const packageLines = {
  umrah: "عشرة أيام أو أربعة عشر، طوال العام",
  hajj: "مع مرشد من التسجيل حتى العودة",
  tours: "رحلات خاصة بعائلتك",
} as const;
export const menu = "القائمة";
export const close = "إغلاق";
export const admin = "الإدارة";
export const adminArea = "لوحة الإدارة";
export const getStarted = "ابدأ الآن";
export const notice = "تنبيه";
export const contactQuickly = "تواصل سريع";
export const call = "اتصل";
export const callNumber = "اتصل بالرقم {number}";
export const whatsApp = "واتساب";
export const footer = {
  explore: "تصفّح",
  visas: "التأشيرات",
  legal: "معلومات",
  terms: "شروط الخدمة",
} as const;
export const newTab = "{name} (يُفتح في تبويب جديد)";
export const theme = "مظهر فاتح أو داكن";
export const notLoaded = "تعذّر تحميل هذه الصفحة";
export const tryAgain = "أعد المحاولة";
export const stillTrying = "ما زلنا نحاول. تحقّق من اتصالك.";
export const contents = "المحتويات";
export const notWritten = {
  title: "لم تُكتب هذه الصفحة بعد",
  text: "اسألنا مباشرة: يجيبك شخص حقيقي.",
} as const;
export const contactUs = "اتصل بنا";
export const fault = {
  title: "خطأ غير متوقع في التطبيق!",
  text: "لم يضع شيء مما كتبته في صفحات أخرى. حمّل الصفحة من جديد، أو عُد إلى البداية.",
  unknown: "خطأ غير معروف",
} as const;
export const goBackHome = "العودة إلى الرئيسية";
