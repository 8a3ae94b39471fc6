import type { TRANSLATION_STATES } from "#contracts/translation-state.ts";

/** Of the screen that shows which languages visitors are offered. */
export const languages = "اللغات";
export const languagesText =
  "اللغات التي يقرأ بها الزوار موقعك. الإنجليزية موجودة دائمًا، وما لم يُترجم بعد يظهر بالإنجليزية.";
export const shownTo = "عرض الموقع باللغة: {language}";
export const notShown = "غير معروضة: لا يُعثر على صفحاتها.";
export const shownAt = "معروضة على {path}";
export const nowShown = "أصبحت {language} معروضة.";
export const notShownAnyMore = "لم تعد {language} معروضة.";
export const notChanged = "لم يتغير شيء. {message}";
export const whatIsTranslated = "ما تُرجم";
export const newestPosts = "من المقالات، تظهر أحدثها.";

export const typeNames = "أنواع المقالات";
export const typeNamesText = "تُدرج المقالات تحت هذه الأسماء. وما لا اسم له يبقى بالإنجليزية.";
export const saveTypeNames = "حفظ الأسماء";
export const savingTypeNames = "جارٍ حفظ الأسماء";
export const typeNamesSaved = "حُفظت الأسماء.";

export const states = {
  published: "مترجم",
  draft: "مسودة",
  older: "تغيّر النص الإنجليزي",
  missing: "غير موجود",
} as const satisfies Record<(typeof TRANSLATION_STATES)[number], string>;

/** Of one thing. */
export const translateInto = "الترجمة إلى {language}";
export const translateTitleInto = "ترجمة {title} إلى {language}";
export const translateText =
  "النص الإنجليزي مع كل خانة. الصور والروابط والتواريخ والأرقام واحدة في كل اللغات وتُعدَّل في الإنجليزية.";
export const progress = "{done} من {all}";
export const progressLabel = "تُرجم {done} من {all}";
export const stillMissing = {
  zero: "لا ينقص شيء",
  one: "ينقص نص واحد",
  two: "ينقص نصان",
  few: "تنقص {count} نصوص",
  many: "ينقص {count} نصًا",
  other: "ينقص {count} نص",
} as const;
export const englishChanged = {
  zero: "لم يتغيّر النص الإنجليزي",
  one: "تغيّر النص الإنجليزي في موضع واحد",
  two: "تغيّر النص الإنجليزي في موضعين",
  few: "تغيّر النص الإنجليزي في {count} مواضع",
  many: "تغيّر النص الإنجليزي في {count} موضعًا",
  other: "تغيّر النص الإنجليزي في {count} موضع",
} as const;
export const allDone = "تُرجم كل شيء.";
export const nextOpen = "التالي الناقص";
export const nextOpenKeys = "Alt N";

export const textStates = {
  done: "تم",
  missing: "غير موجود",
  older: "تغيّر النص الإنجليزي",
} as const;

/** Of the text that is being written. */
export const youAreHere = "أنت هنا";

/** Of a list. */
export const placeOf = "{label}، {place} من {all}";
export const copyOver = "نسخ إلى هنا";
export const copyOverText = "نسخ النص الإنجليزي لـ«{label}» إلى هنا";
export const replaceWords = "هل تستبدل المكتوب؟";
export const replaceText = "يحل النص الإنجليزي لـ«{label}» محل ما كُتب باللغة: {language}.";
export const keepWords = "أبقِه كما هو";
export const copyAnyway = "استبدال";
export const changedSince = "تغيّر النص الإنجليزي بعد هذه الترجمة:";
export const stillFits = "ما زالت مناسبة";
export const goneInEnglish = "لم يعد هذا في النص الإنجليزي.";
export const takeOut = "حذفه من الترجمة";
export const inLanguage = "{label} باللغة: {language}";
export const previewIn = "معاينة باللغة: {language}";
export const publishIn = "النشر باللغة: {language}";
export const publishedIn = "نُشر {title} باللغة: {language}.";
export const publishedUnseen =
  "نُشر {title} باللغة: {language}. يراه الزوار متى عُرض الموقع بهذه اللغة: {language}.";
export const notPublished = "لم يُنشر. {message}";
export const asItIsPublic = "كما هو منشور باللغة: {language}";
export const publicUnseen =
  "منشور باللغة: {language}. يراه الزوار متى عُرض الموقع بهذه اللغة: {language}.";
export const notYetPublic = "لم يُنشر شيء بعد باللغة: {language}.";
export const noSuchThing = "لا شيء هنا للترجمة.";
export const standing = {
  zero: "الإنجليزية وحدها",
  one: "لغة واحدة إلى جانب الإنجليزية",
  two: "لغتان إلى جانب الإنجليزية",
  few: "{count} لغات إلى جانب الإنجليزية",
  many: "{count} لغة إلى جانب الإنجليزية",
  other: "{count} لغة إلى جانب الإنجليزية",
} as const;
export const englishAlone = "الإنجليزية وحدها";

/** A thing in a language. */
export const inBrackets = "{name} ({language})";
