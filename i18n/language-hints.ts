import type { Language } from "#contracts/languages.ts";

/** To whoever reads this language better than that of the page. */
export const languageHints = {
  en: { text: "This page is also in English", close: "Close" },
  bn: { text: "এই পাতাটি বাংলায়ও আছে", close: "বন্ধ করুন" },
  ar: { text: "هذه الصفحة متوفرة بالعربية أيضًا", close: "إغلاق" },
} as const satisfies Record<Language, { text: string; close: string }>;
