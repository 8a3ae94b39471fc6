export const findOrDo = "ابحث أو نفّذ";
export const placeholder = "اسم أو رقم أو عنوان";
export const close = "إغلاق";
export const escapeKey = "Esc";
export const enterKey = "Enter";
export const controlEnter = "Ctrl Enter";
export const choose = "اختيار";
export const open = "فتح";
export const newTab = "تبويب جديد";
export const byNumber = "وبرقم الهاتف أيضًا";
export const found = "النتائج";
export const lastOpened = "آخر ما فُتح";
export const nothingFound = "لا شيء باسم «{q}». جرّب كلمة أقصر.";
export const notFound = "تعذّر البحث في المقالات والصفحات والاستفسارات والصور. {message}";
export const groups = {
  do: "تنفيذ",
  goTo: "انتقال",
  posts: "المقالات",
  pages: "الصفحات",
  enquiries: "الاستفسارات",
  pictures: "الصور",
  settings: "الإعدادات",
} as const;
export const pageNotPublic = "غير منشورة";
export const uploadPicture = "رفع صورة";
export const leadOn = "تحويل عنوان قديم";
export { invite } from "./accounts.ts";
export { newPage } from "./own-pages.ts";
export { createNewBlog } from "./posts.ts";
export { blog, media, packageTitle as package, settings } from "./shell.ts";
