import type { Language } from "#contracts/languages.ts";

/** As each calls itself: whoever looks for theirs reads no other. */
export const languageNames = {
  en: "English",
  bn: "বাংলা",
  ar: "العربية",
} as const satisfies Record<Language, string>;

/** What stands where somebody is to write in a language. */
export const writeHere = {
  en: "Write here",
  bn: "এখানে লিখুন",
  ar: "اكتب هنا",
} as const satisfies Record<Language, string>;

export const directions = { en: "ltr", bn: "ltr", ar: "rtl" } as const satisfies Record<
  Language,
  string
>;
