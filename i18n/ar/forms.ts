export const fix = {
  zero: "لا شيء يحتاج إلى تصحيح",
  one: "بقي أمر واحد لتصحيحه",
  two: "بقي أمران لتصحيحهما",
  few: "بقيت {count} أمور لتصحيحها",
  many: "بقي {count} أمرًا لتصحيحه",
  other: "بقي {count} أمر لتصحيحه",
} as const;
export const leaveEmpty = "اترك هذه الخانة فارغة";
export const notThrough = "لم تصل رسالتك. ما كتبته ما زال هنا: تحقّق من اتصالك ثم أرسلها من جديد.";
export const password = "كلمة المرور";
export const show = "إظهار";
export const hide = "إخفاء";
export const showPassword = "إظهار كلمة المرور";
export const hidePassword = "إخفاء كلمة المرور";

export const tooLarge =
  "ما أرسلته أكبر مما يتسع له هذا النموذج. اختصره إلى 5,000 حرف ثم أرسله من جديد. وإن كان النموذج فارغًا الآن، فزر الرجوع في متصفحك يعيد ما كتبته.";
export const unreadable = "لم يصل هذا النموذج كاملًا. املأه وأرسله مرة أخرى من فضلك.";
