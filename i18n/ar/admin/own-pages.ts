export const pages = "الصفحات";
export const pagesText =
  "صفحات خاصة بكم، مثل الشروط أو قائمة الأسعار. لكل منها عنوانها، ومكان في أسفل الموقع إن أردت.";
export const newPage = "صفحة جديدة";
export const editPage = "تعديل الصفحة";
export const publishPage = "نشر الصفحة";
export const updatePage = "تحديث الصفحة";
export const published = "نُشرت الصفحة.";
export const updated = "حُدّثت الصفحة.";
export const notPublished = "لم تُنشر الصفحة. {message}";
export const visibleOnPublish = "تظهر للجميع فور نشرها";
export const allPages = "كل الصفحات";
export const pageDetails = "تفاصيل الصفحة";
export const noAddress = "بلا عنوان ويب بعد";
export const inFooter = "في أسفل الموقع";
export const view = "عرض";
export const viewTitle = "عرض {title} (يُفتح في تبويب جديد)";
export const sureToDelete = "هل تحذف هذه الصفحة؟";
export const sureText = "لا يراها الزوار بعد ذلك، ولا يؤدي عنوانها إلى شيء.";
export const deleted = "حُذفت الصفحة. تُحفظ 30 يومًا.";
export const inTrash = {
  stillThere: "ما زالت الصفحة موجودة. {message}",
  stillDeleted: "ما زالت الصفحة محذوفة. {message}",
  isBack: "عادت الصفحة.",
} as const;
export const noneYet = "لا صفحات بعد";
export const noneYetText = "ستظهر أول صفحة هنا. «شروط الخدمة» بداية حسنة.";
export const trashEmptyText = "هنا تنتظر الصفحة التي تحذفها.";
export const noSuchPage = "لا توجد صفحة بهذا العنوان.";
export const notLoaded = "تعذّر تحميل هذه الصفحة";
export const trashNotLoaded = "تعذّر تحميل الصفحات المحذوفة";
