import type { Language } from "#contracts/languages.ts";

/** The language of the words beside this file. */
export const language: Language = "en";
export const direction = "ltr";
/** How numbers, dates and lists are written. */
export const locale = "en-GB";
/** For previews of shared links, which know no locale without a country. */
export const previewLocale = "en_GB";
/** Where its posts are read by programs. */
export const feedPath = "/feed.xml";
/** Between the things of a list. */
export const comma = ", ";
/** At the end of a sentence. */
export const stop = ".";
