/** Why there was no answer of ours. */
export const callFaults = {
  FETCH_ERROR: "تعذّر الوصول إلى الموقع. تحقّق من اتصالك ثم أعد المحاولة.",
  TIMEOUT_ERROR: "تأخّر ردّ الموقع. أعد المحاولة.",
  PARSING_ERROR: "وصل من الموقع ردّ لا يمكن قراءته. أعد المحاولة.",
} as const;

/** While an answer is on its way. */
export const loading = "جارٍ التحميل";
