/** In the footer. */
export const checkUs = "تحقّق منّا";
export const title = "تحقّق منّا بنفسك";
export const description = "التراخيص والمكاتب والأرقام والأسماء، لتطمئن قبل أن تدفع.";
/** Where nobody has written other words. */
export const licences = "تراخيصنا";
export const none = "اطلب رؤية الترخيص الساري في مكتبنا، وابحث عنه في القائمة الرسمية.";
export const numbers = "أرقامنا";
export const offices = "مكاتبنا";

export const issuedBy = "جهة الإصدار";
export const validUntil = "سارٍ حتى";
export const lookedUpOn = "تحققنا منه في";
export const officialList = "ابحث عنه في القائمة الرسمية";
export const officialListTab = "ابحث عن {title} في القائمة الرسمية (يُفتح في تبويب جديد)";
export const email = "البريد الإلكتروني";
export const accountTab = "{name} (يُفتح في تبويب جديد)";
export const tellUs = "أخبرنا";
export const notLoaded = "تعذّر تحميل هذه الصفحة";
/** A licence, on other pages. */
export const inStrip = "{title}، سارٍ حتى {day}";
export const onlyWhatsApp = "واتساب، وهو الوحيد";
export const dayToday = "{day}، اليوم";
export const daysUntil = "من {from} إلى {until}";
export const timesUntil = "من {opens} إلى {closes}";
export const closed = "مغلق";
