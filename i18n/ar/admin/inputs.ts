export const whatItShows = "ما الذي في الصورة";
export const altHint = "يُقرأ بصوت مسموع لمن لا يراها. جملة واحدة.";
export const colourPicker = "{label}: اختيار اللون";
export const thisColour = "هذا اللون";
export const contrastGood = "سهل القراءة: تباينه {ratio} إلى 1.";
export const opensNewTab = "(يُفتح في تبويب جديد)";
/** By what is asked of. */
export const linkIsFree = {
  blogs: "لا مقال آخر يستعمل هذا الرابط",
  pages: "لا صفحة أخرى لها هذا العنوان",
} as const;
export const linkIsOurs = "هذا العنوان يحتاج إليه الموقع نفسه";
export const useLink = "استعمال {link}";
export const uploadingFile = "جارٍ رفع {name}";
export const onlyOneTaken = "لا تتسع هذه الخانة إلا لصورة واحدة: أُخذت {name} وتُركت البقية.";
export const fileNotUploaded = "تعذّر رفع {name}. {message}";
export const pictureAtAddress = "الصورة في هذا العنوان";
export const dropPicture = "أفلت صورة هنا";
export const rowOf = "{label}، الصف {number}";
export const moveRowUp = "نقل الصف {number} إلى أعلى";
export const moveRowDown = "نقل الصف {number} إلى أسفل";
export const removeRow = "إزالة الصف {number}";
export const remove = "إزالة";
export const decorative = "للزينة فقط: لا تقول أكثر من الكلمات التي بجانبها";
export const linkTaken = {
  blogs: "مقال آخر يستعمل هذا الرابط: {thing}",
  pages: "صفحة أخرى لها هذا العنوان: {thing}",
} as const;
export const oneALine = "واحد في كل سطر";
export const oneALineHint = "كل سطر عنصر مستقل.";
export const holdsComma = "في «{item}» فاصلة. إن كان عنصرين فضع مسافة بعد الفاصلة.";
export const choose = "اختيار";
/** {one} is what is added; "vowel": it begins with one. */
export const addOne = { plain: "إضافة {one}", vowel: "إضافة {one}" } as const;
export const aPictureFor = "صورة: {label}";
export const pasteMapLink = "الصق رابط خريطة";
export const mapLinkHint = "من خرائط غوغل أو آبل أو أوبن ستريت ماب: يملأ الأرقام الثلاثة أدناه.";
export const placeTaken = "نُقل المكان إلى الخانات أدناه.";
export const noPlaceInLink =
  "هذا الرابط لا يذكر المكان. افتحه ثم انسخ العنوان الطويل الذي تعرضه الخريطة.";
/** When an office is open. */
export const officeHours = {
  notSaid: "غير مذكورة",
  asAgency: "كأوقات الوكالة في الإعدادات",
  own: "أيام وأوقات خاصة به",
  lines: "الأيام والأوقات",
} as const;
