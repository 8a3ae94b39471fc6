import type { Language } from "#contracts/languages.ts";

/** The language of the words beside this file. */
export const language: Language = "bn";
export const direction = "ltr";
/** How numbers, dates and lists are written. */
export const locale = "bn-BD";
/** For previews of shared links, which know no locale without a country. */
export const previewLocale = "bn_BD";
/** Where its posts are read by programs. */
export const feedPath = "/bn/feed.xml";
/** Between the things of a list. */
export const comma = ", ";
/** At the end of a sentence. */
export const stop = "।";
