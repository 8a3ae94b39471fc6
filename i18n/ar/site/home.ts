export const latestNews = "آخر الأخبار";
export const showNews = "إظهار كل الأخبار";
export const pauseNews = "إيقاف الشريط المتحرك";
export const highlights = "أبرز ما لدينا";
export const carousel = "عرض شرائح";
export const slide = "شريحة";
export const slideOf = "{number} من {count}";
export const showSlide = "الشريحة {number} من {count}";
export const play = "تشغيل الشرائح";
export const pause = "إيقاف الشرائح";
export const previous = "الشريحة السابقة";
export const next = "الشريحة التالية";
/** On the button of a slide, by where it leads. */
export const actions = {
  umrah: "تصفّح باقات العمرة",
  hajj: "تصفّح باقات الحج",
  tours: "تصفّح الرحلات السياحية",
  studentVisa: "تصفّح تأشيرات الدراسة",
  workVisa: "تصفّح تأشيرات العمل",
  getStarted: "ابدأ الآن",
  contact: "اتصل بنا",
  other: "اقرأ المزيد",
} as const;
export const planning = "ما الذي تنوي القيام به؟";
export const plans = {
  umrah: { label: "العمرة", line: "تأشيرة وطيران وفنادق قرب الحرم" },
  hajj: { label: "الحج", line: "مع مرشد من التسجيل حتى العودة" },
  tours: { label: "الرحلات", line: "رحلات خاصة بعائلتك" },
  studentVisa: { label: "تأشيرة الدراسة", line: "القبول والملف والمقابلة" },
  workVisa: { label: "تأشيرة العمل", line: "التصاريح ومراجعة العقود" },
} as const;
export const knowMore = "اعرف المزيد";
export const viewAll = "عرض الكل";
export const video = "فيديو";
export const watchVideo = "شاهد الفيديو";
export const fromYouTube = "من يوتيوب";
export const fromOurBlog = "من مدونتنا";
export const noPosts = { title: "لا مقالات بعد", text: "ستظهر النصائح هنا." } as const;
export const noneOfType = {
  title: "لا مقالات من هذا النوع",
  text: "اختر نوعًا آخر من الأعلى.",
} as const;
