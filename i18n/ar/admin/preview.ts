export const movingLine = "الشريط المتحرك";
export const slideNumber = "الشريحة {number}";
export const introduction = "المقدمة";
export const blogHeading = "عنوان المدونة";
export const contact = "التواصل";
export const pagePreview = "الصفحة كما ستظهر";
export const preview = "معاينة";
export const postPreview = "المقال كما سيظهر";
export const livePreview = "معاينة حيّة";
export const editedPart = "قيد التعديل: {label}";
export const notShown = "لا يمكن عرض هذا كما هو مكتوب الآن. كل شيء باقٍ في النموذج.";
export const previewSize = "حجم المعاينة";
export const phone = "هاتف";
export const computer = "حاسوب";
export const howItWillLook = "كيف سيبدو";
export const sampleHeading = "العمرة مع عائلتك";
export const sampleText = "يصلك السعر مكتوبًا قبل أن تدفع أي شيء.";
export const getStarted = "ابدأ الآن";
export const readMore = "اقرأ المزيد";
/** Of a package page. */
export const packageParts = {
  banner: "الصورة الكبيرة",
  descriptionAndServices: "الوصف والخدمات",
  details: "التفاصيل",
  ending: "الخاتمة",
} as const;
export const sharePreviewDots = "مشاركة المعاينة…";
export const forSomebody = "لمن ليس له حساب";
export const sharePreview = "مشاركة المعاينة";
export const shareText =
  "من لديه العنوان يرى هذه التعديلات في الصفحة الحقيقية، كما هي ساعة يفتحها. لا يتغير شيء مما هو منشور.";
export const makingAddress = "جارٍ إنشاء العنوان";
export const address = "العنوان";
export const copy = "نسخ";
export const addressCopied = "نُسخ العنوان.";
export const addressNotCopied = "تعذّر نسخ العنوان. حدّده وانسخه بنفسك.";
export const worksUntil = "يعمل 7 أيام، حتى {moment}، أو حتى تُنشر هذه التعديلات.";
export const sharedBefore =
  "سبق أن شارك {name} هذه التعديلات. يعمل ذلك العنوان حتى {moment}، وقد عُرض مرة واحدة فقط للأمان. وحين تنشئ عنوانًا جديدًا يحلّ محله ويتوقف القديم.";
export const makeNewAddress = "إنشاء عنوان جديد";
export const withdrawIt = "سحب العنوان";
export const withdrawn = "سُحب. لم يعد العنوان يعرض شيئًا.";
export const sendOnWhatsApp = "إرسال عبر واتساب";
export const nothingToShare = "لا شيء للمشاركة: كل ما هنا منشور.";
export const noTab = "لم يفتح المتصفح تبويبًا. اسمح بذلك لهذا الموقع ثم اضغط من جديد.";
/** Of the list of papers: which visitor. */
export const whoLooks = "من يطّلع عليها";
export const workedAbroad = "عمل في الخارج";
