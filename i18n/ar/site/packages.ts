export const arranged = "ما الذي نرتّبه";
export const getStarted = "ابدأ الآن";
export const notLoaded = "تعذّر تحميل هذه الصفحة";
export const tryAgain = "أعد المحاولة";
/** Of the Hajj page alone. */
export const noData = "لا تتوفر بيانات عن الباقة.";
export const error = "خطأ: {message}";
export const notOk = "لم يكن ردّ الشبكة سليمًا.";
