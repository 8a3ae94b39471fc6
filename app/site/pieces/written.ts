import type { Language } from "#contracts/languages.ts";
import { direction, language } from "#i18n/en/language.ts";

type Written = { dir?: "auto" | "ltr" | "rtl"; lang?: Language };

const SCRIPTS = { bn: /\p{Script=Bengali}/u, ar: /\p{Script=Arabic}/u };
const LATIN = /\p{Script=Latin}/u;

/**
 * Attributes of a text that staff wrote, where it is in another language than its page: the writing system tells it.
 * English pages leave the direction to browsers.
 */
export function written(text: string): Written {
  const spoken = languageOf(text);
  if (language === "en") return spoken === "en" ? { dir: "auto" } : { dir: "auto", lang: spoken };
  if (spoken === language) return {};
  return { lang: spoken, dir: spoken === "ar" ? "rtl" : "ltr" };
}

/** The same for what nobody writes in two directions: on English pages it is English. */
export const foreign = (text: string): Written => (language === "en" ? {} : written(text));

/** Of words of the interface among such texts. */
export const interfaceWords: Written = language === "en" ? {} : { lang: language, dir: direction };

/** A name in Latin letters makes no English of a text in Bangla. */
function languageOf(text: string): Language {
  if (language !== "en" && SCRIPTS[language].test(text)) return language;
  if (SCRIPTS.bn.test(text)) return "bn";
  if (SCRIPTS.ar.test(text)) return "ar";
  return language === "en" || LATIN.test(text) ? "en" : language;
}
