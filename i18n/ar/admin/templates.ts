export const answer = "الردّ";
export const answerLanguage = "لغة الردّ";
export const templatesToAnswer = "قوالب الردّ";
export const allTemplates = "الكل {count}";
export const noTemplates = "لا قوالب للردّ بعد.";
export const writeOne = "كتابة قالب";
export const date = "التاريخ في النص";
export const nameIsMissing = "غير مذكور: {name}";
export const dotsAreLeft = "اكتب أولًا ما مكانه «…».";
export const inOtherLanguage = "لم يُكتب بعد باللغة: {language}. هذا النص باللغة: {other}.";
export const changeText = "تعديل النص";
export const backToTemplate = "العودة إلى القالب";
export const replaceTitle = "هل تستبدل ما كتبته؟";
export const replaceText = "يضيع النص الذي كتبته بنفسك لهذا الرد.";
export const keepMine = "احتفظ بنصي";
export const replaceMine = "استبدله";
export const answerLeaving = "لم يُفتح الرد الذي كتبته بعد.";
export const textToSend = "نص الردّ";
export const openInWhatsApp = "فتح في واتساب";
export const openInMail = "فتح في البريد";
export const opensForYou = "يفتحها لك، ولا يُرسل شيء من تلقاء نفسه.";
export const notNoted = "لم يُسجَّل ذلك في الاستفسار. {message}";
export const placeholders = {
  name: "الاسم",
  reference: "رقم الطلب",
  package: "الباقة",
  date: "التاريخ",
  staff: "اسمك",
  agency: "اسم الوكالة",
} as const;
export const templates = "القوالب";
export const templatesText =
  "نصوص للردّ على الاستفسارات عبر واتساب والبريد. تُعبّأ لك، ولا يُرسل شيء من تلقاء نفسه.";
export const newTemplate = "قالب جديد";
export const chooseTemplate = "اختر قالبًا";
export const chooseTemplateText = "أو اكتب قالبًا جديدًا.";
export const listOfTemplates = "قائمة القوالب";
export const templatesNotLoaded = "تعذّر تحميل القوالب";
export const templateGone = "هذا القالب ليس هنا";
export const templateGoneText = "ربما حذفه أحد.";
export const backToTemplates = "كل القوالب";
export const languageOfText = "لغة النص";
export const title = "العنوان، للموظفين";
export const subject = "موضوع البريد";
export const body = "النص";
export const bodyHint = "عند «…» يكتب الموظف شيئًا بنفسه قبل الإرسال.";
export const fieldInLanguage = "{field} ({language})";
export const usePlaceholder = "إدراج حقل";
export const writeTitle = "اكتب له عنوانًا بلغة واحدة على الأقل.";
export const writeBody = "اكتب النص بلغة واحدة على الأقل.";
export const saveTemplate = "حفظ";
export const saving = "جارٍ الحفظ";
export const templateSaved = "حُفظ «{title}».";
export const templateNotSaved = "لم يُحفظ القالب بعد. {message}";
export const templateLeaving = "لم يُحفظ القالب بعد.";
export const deleteTemplate = "حذف";
export const askToDeleteTemplate = "هل تحذف «{title}»؟";
export const deleteTemplateText = "يُحذف نهائيًا. ويبقى ما سُجّل من استعماله في الاستفسارات.";
export const keepTemplate = "أبقِه";
export const templateDeleted = "حُذف «{title}».";
export const templateStillThere = "ما زال القالب موجودًا. {message}";
