import type { Language } from "#contracts/languages.ts";
import type { Site } from "#server/site.ts";

/** The site as it is read in a language. */
export const readIn = (site: Site, language: Language): Site =>
  language === "en" ? site : { ...site, ...site.in(language) };
