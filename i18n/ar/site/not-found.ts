export const title = "404 - الصفحة غير موجودة";
export const text = "نُقلت هذه الصفحة أو لم تكن موجودة. جرّب إحدى هذه.";
export const goBackHome = "العودة إلى الرئيسية";
export const home = "الرئيسية";
export const about = "من نحن";
export const contact = "تواصل مع الدعم";
