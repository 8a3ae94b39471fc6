export const link = "رابط";
export const linkHint = "صفحة من هذا الموقع، مثل \u2066/packages/umrah\u2069، أو عنوان كامل.";
export const setLink = "وضع الرابط";
export const picture = "صورة";
export const pictureHint = "إحدى صوركم، أو عنوان أي صورة.";
export const addPicture = "إضافة صورة";
export const addressNeeded =
  "أدخل عنوانًا، مثل \u2066https://example.com\u2069 أو \u2066/contact\u2069.";
export const chooseFromLibrary = "اختيار من المكتبة";
export const address = "العنوان";
export const whatItShows = "ما الذي في الصورة";
export const altHint = "يُقرأ بصوت مسموع لمن لا يراها.";
export const removeLink = "إزالة الرابط";
export const fontIs = "الخط: {label}";
export const alignment = "المحاذاة";
export const noColour = "بلا لون";
export const textFormatting = "تنسيق النص";
export const heading1 = "عنوان 1";
export const heading2 = "عنوان 2";
export const normal = "نص عادي";
export const bold = "غامق";
export const italic = "مائل";
export const underline = "تسطير";
export const textColour = "لون النص";
export const backgroundColour = "لون الخلفية";
export const blockquote = "اقتباس";
export const codeBlock = "مقطع برمجي";
export const orderedList = "قائمة مرقّمة";
export const bulletList = "قائمة نقطية";
export const undo = "تراجع";
export const redo = "إعادة";
export const noWordsYet = "لا كلمات بعد";
export const lengthCounted = {
  zero: "لا كلمات، والقراءة نحو {minutes}",
  one: "كلمة واحدة، والقراءة نحو {minutes}",
  two: "كلمتان، والقراءة نحو {minutes}",
  few: "{count} كلمات، والقراءة نحو {minutes}",
  many: "{count} كلمة، والقراءة نحو {minutes}",
  other: "{count} كلمة، والقراءة نحو {minutes}",
} as const;
export const minutes = {
  zero: "أقل من دقيقة",
  one: "دقيقة واحدة",
  two: "دقيقتين",
  few: "{count} دقائق",
  many: "{count} دقيقة",
  other: "{count} دقيقة",
} as const;
export const fonts = {
  "sans-serif": "خط بلا زوائد",
  serif: "خط بزوائد",
  monospace: "خط ثابت العرض",
} as const;
export const alignments = {
  left: "إلى اليسار",
  center: "في الوسط",
  right: "إلى اليمين",
  justify: "ضبط",
} as const;
export const colours = {
  green: "أخضر",
  blue: "أزرق",
  red: "أحمر",
  brown: "بني",
  yellow: "أصفر",
  grey: "رمادي",
} as const;
export const heading3 = "عنوان 3";
export const rule = "خط فاصل";
export const caption = "تعليق الصورة";
export const direction = "اتجاه الفقرة";
export const directions = {
  auto: "حسب أول كلماتها",
  ltr: "من اليسار إلى اليمين",
  rtl: "من اليمين إلى اليسار",
} as const;
export const table = {
  label: "جدول",
  insert: "إدراج جدول",
  rowBelow: "صف أسفله",
  columnAfter: "عمود بعده",
  headerRow: "الصف الأول عنوان",
  deleteRow: "حذف الصف",
  deleteColumn: "حذف العمود",
  deleteTable: "حذف الجدول",
} as const;
export const onlyDecoration = "للزينة فقط";
export const setPicture = "تحديث الصورة";
export const noDescriptionYet = "لا وصف بعد";
export const find = "بحث واستبدال";
export const findWhat = "البحث عن";
export const replaceBy = "الاستبدال بـ";
export const matchCase = "مطابقة حالة الأحرف";
export const previous = "السابق";
export const next = "التالي";
export const replace = "استبدال";
export const replaceAll = "استبدال الكل";
export const foundAt = "{number} من {count}";
export const foundNothing = "لا نتائج";
export const replaced = "عدد ما استُبدل: {count}.";
export const closeFind = "إغلاق البحث";
