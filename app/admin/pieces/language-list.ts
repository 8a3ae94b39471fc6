import type { Language } from "#contracts/languages.ts";
import { comma } from "#i18n/en/language.ts";
import { languageNames } from "#i18n/language-names.ts";

/** "English, বাংলা", each in its own direction, whatever stands around it. */
export const languageList = (languages: readonly Language[]): string =>
  languages.map((one) => `\u2068${languageNames[one]}\u2069`).join(comma);
