export const preview = "معاينة";
export const notPublicYet = "معاينة: لم يُنشر هذا بعد";
export const asItWas = "كما كانت في {at}. لا يراها الزوار";
export const backToEditor = "العودة إلى المحرر";
export const thisPage = "هذه الصفحة، للموظفين";
export const published = "منشور";
export const changesWait = "تعديلات لم تُنشر";
export const goesPublic = "موعد نشر التعديلات: {moment}";
export const openEditor = "فتح المحرر";
export const hide = "إخفاء حتى الصفحة التالية";
export const editHere = "التعديل هنا";
export const fieldOfRow = "{label}، {one} {number}";
export const itemOfList = "{label}، {number}";
export const editing = "تعديل هذه الصفحة";
export const everythingPublic = "كل ما هنا منشور";
export const saving = "جارٍ الحفظ";
export const savedAt = "حُفظ في {time}، ولم يُنشر بعد";
export const savedAll = "حُفظ في {time}، ولم يُنشر بعد: {titles}";
export const goesPublicAt = "موعد النشر: {moment}";
export const cancel = "إلغاء";
export const failed = {
  kept: {
    not: "تعذّر حفظ {title}. {message}",
    perhaps: "لم يصل رد: ربما حُفظ {title}. حاول مرة أخرى لتتأكد.",
  },
  done: {
    not: "يبقى {title} كما هو. {message}",
    perhaps: "لم يصل رد: ربما تمّ الأمر في {title}. حاول مرة أخرى لتتأكد.",
  },
} as const;
export const backupPutBack = "استُعيدت نسخة احتياطية بعد حفظ {title}. افتح المحرر لترى النسختين.";
export const changedToo = "عدّل شخص آخر الكلمات نفسها في {title}. افتح المحرر لترى النسختين.";
export const keptOnDevice = "محفوظ على هذا الجهاز، ويعرضه عليك المحرر.";
export const signInFirst = "سُجّل خروجك. سجّل الدخول في تبويب آخر ثم أعد المحاولة.";
export const undo = "تراجع";
export const redo = "إعادة";
export const done = "تم";
export const publish = "نشر";
export const publishing = "جارٍ النشر";
export const count = {
  zero: "لا أحرف",
  one: "حرف واحد",
  two: "حرفان",
  few: "{count} أحرف",
  many: "{count} حرفًا",
  other: "{count} حرف",
} as const;
export const readBest = "؛ الأفضل نحو {best}";
export const enterKey = "Enter";
export const enterKeeps = "يحفظ";
export const enterAdds = "يحفظ، وعند آخره يضيف عنصرًا";
export const escKey = "Esc";
export const escPutsBack = "يعيد ما كان";
export const addBelow = { plain: "إضافة {one} أسفله", vowel: "إضافة {one} أسفله" } as const;
export const moveUp = "نقل إلى أعلى: {one}";
export const moveDown = "نقل إلى أسفل: {one}";
export const removeIt = "إزالة: {one}";
export const fieldElsewhere = "{title}: {label}";
export const keep = "إبقاء";
export const putBack = "إعادة ما كان";
export const changePicture = "تغيير الصورة";
export const changePictureOf = "تغيير الصورة: {label}";
export const useThisPicture = "استعمال هذه الصورة";
export const upload = "رفع";
export const allPictures = "كل الصور";
export const pictureAt = "الصورة في {address}";
export const comesWith = "يأتي معها وصفها: {said}";
export const close = "إغلاق";
export const writeText = "كتابة: {label}";
export const finishText = "إنهاء النص";
export const open = "فتح";
export const fromForm = {
  slideButton: "تأتي كلمات الزر من الصفحة التي يؤدي إليها.",
  video: "يُختار الفيديو في المحرر.",
  posts: "تأتي المقالات من المدونة.",
  hours: "تأتي أوقات العمل من «التواصل وأوقات العمل».",
  map: "تأتي الخريطة من المحرر.",
  social: "تأتي هذه الروابط من «روابط التواصل الاجتماعي».",
} as const;
