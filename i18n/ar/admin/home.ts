export const nameOfAgency = "اسم وكالتك";
export const nameOfAgencyText = "والكلمات في أسفل الموقع";
export const contactFacts = "أرقام الهاتف والعنوان وأوقات العمل";
export const contactFactsText = "تتغير في كل الصفحات معًا";
export const markAndColour = "شعارك ولونك";
export const markAndColourText = "وفي تبويبات المتصفح أيضًا";
export const noticeAtTop = "التنبيه في الأعلى";
export const noticeAtTopText = "بكلماتك، أو دون تنبيه";
export const privacyPolicy = "سياسة الخصوصية";
export const readItOnceAnd = "اقرأها مرة واجعلها سياستك";
export const firstPackage = "باقتك الأولى";
export const firstPackageText = "عمرة أو حج أو رحلات أو تأشيرات";
export const mail = "البريد";
export const mailText = "لتصلك الاستفسارات وأنت بعيد";
export const firstDay = "يومك الأول";
export const done = "تم";
export const hideThisListOn = "إخفاء هذه القائمة على هذا الجهاز";
export const fillIn = "املأ «{label}».";
export const fillInOfSlide = "املأ «{label}» في الشريحة {number}.";
export const homeUpdated = "حُدّثت الصفحة الرئيسية بنجاح!";
export const homeNotUpdated = "تعذّر تحديث الصفحة الرئيسية.";
export const errorOccurred = "حدث خطأ.";
export const homePage = "الصفحة الرئيسية";
export const homeText =
  "عدّل الكلمات والصور التي يراها الزوار أولًا. لا يتغير شيء في الموقع حتى تضغط «تحديث الرئيسية».";
export const homePreview = "الصفحة الرئيسية كما ستظهر";
export const partsOfHome = "أقسام الصفحة الرئيسية";
export const updateHome = "تحديث الرئيسية";
export const demoNotRemoved = "لم يُزل شيء. {message}";
export const demoRemoved = "أُزيل المحتوى التجريبي.";
export const removeDemo = "إزالة المحتوى التجريبي";
export const askToRemoveDemo = "هل تزيل المحتوى التجريبي؟";
export const keepIt = "أبقِه";
export const remove = "إزالة";
export const demoPeople = "يُزال الأشخاص الخياليون من صفحتي «من نحن» و«تحقّق منّا».";
export const demoPagesStay = "تبقى الصفحات والباقات لتعيد كتابتها.";
export const dragSlide = "اسحب إلى موضع آخر";
export const noHeadline = "لا عنوان بعد";
export const moveSlideUp = "نقل الشريحة {number} إلى أعلى";
export const moveSlideDown = "نقل الشريحة {number} إلى أسفل";
export const addSlide = "إضافة شريحة";
export const inExampleWords = "ما زال الزوار يقرؤون هنا كلمات المثال. اكتب كلماتك:";
export const pagesInExampleWords = {
  zero: "لا صفحة بكلمات المثال",
  one: "صفحة واحدة ما زالت بكلمات المثال",
  two: "صفحتان ما زالتا بكلمات المثال",
  few: "{count} صفحات ما زالت بكلمات المثال",
  many: "{count} صفحة ما زالت بكلمات المثال",
  other: "{count} صفحة ما زالت بكلمات المثال",
} as const;
export const stepsDone = "تم {done} من {all}";
export const demoPosts = {
  zero: "لا مقالات لم يعدّلها أحد.",
  one: "مقال واحد لم يعدّله أحد يمكن استعادته من سلة المحذوفات خلال 30 يومًا.",
  two: "مقالان لم يعدّلهما أحد يمكن استعادتهما من سلة المحذوفات خلال 30 يومًا.",
  few: "{count} مقالات لم يعدّلها أحد يمكن استعادتها من سلة المحذوفات خلال 30 يومًا.",
  many: "{count} مقالًا لم يعدّلها أحد يمكن استعادتها من سلة المحذوفات خلال 30 يومًا.",
  other: "{count} مقال لم يعدّلها أحد يمكن استعادتها من سلة المحذوفات خلال 30 يومًا.",
} as const;
export const demoEntries = {
  zero: "لا مواعيد ولا تأشيرات ولا أوراق ولا تراخيص لم يعدّلها أحد.",
  one: "ويمكن كذلك استعادة موعد أو تأشيرة أو ورقة أو ترخيص واحد.",
  two: "ويمكن كذلك استعادة اثنين من المواعيد والتأشيرات والأوراق والتراخيص.",
  few: "ويمكن كذلك استعادة {count} من المواعيد والتأشيرات والأوراق والتراخيص.",
  many: "ويمكن كذلك استعادة {count} من المواعيد والتأشيرات والأوراق والتراخيص.",
  other: "ويمكن كذلك استعادة {count} من المواعيد والتأشيرات والأوراق والتراخيص.",
} as const;
export const demoEnquiries = {
  zero: "لا استفسارات تجريبية.",
  one: "يُحذف نهائيًا استفسار تجريبي واحد من شخص خيالي.",
  two: "يُحذف نهائيًا استفساران تجريبيان من أشخاص خياليين.",
  few: "تُحذف نهائيًا {count} استفسارات تجريبية من أشخاص خياليين.",
  many: "يُحذف نهائيًا {count} استفسارًا تجريبيًا من أشخاص خياليين.",
  other: "يُحذف نهائيًا {count} استفسار تجريبي من أشخاص خياليين.",
} as const;
export const slide = "الشريحة {number}";
export const removeSlide = "إزالة الشريحة {number}";
export const peopleWait = {
  zero: "لا أحد ينتظر أول ردّ",
  one: "شخص واحد ينتظر أول ردّ",
  two: "شخصان ينتظران أول ردّ",
  few: "{count} أشخاص ينتظرون أول ردّ",
  many: "{count} شخصًا ينتظرون أول ردّ",
  other: "{count} شخص ينتظرون أول ردّ",
} as const;
export const allWaiting = "الكل {count}";
export const slideField = "الشريحة {number}: {label}";
export const partField = "{part}: {label}";
export const parts = {
  marquee: "الشريط المتحرك",
  slides: "الشرائح",
  introduction: "المقدمة",
  blog: "عنوان المدونة",
  contact: "التواصل",
} as const;
