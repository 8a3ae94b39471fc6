import type { Language } from "#contracts/languages.ts";

/** The language of the words beside this file. */
export const language: Language = "ar";
export const direction = "rtl";
/** How numbers, dates and lists are written. */
export const locale = "ar-u-nu-latn";
/** For previews of shared links, which know no locale without a country. */
export const previewLocale = "ar_AR";
/** Where its posts are read by programs. */
export const feedPath = "/ar/feed.xml";
/** Between the things of a list. */
export const comma = "، ";
/** At the end of a sentence. */
export const stop = ".";
