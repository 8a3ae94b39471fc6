import { LANGUAGES, type Language } from "#contracts/languages.ts";
import type { ReplyTemplate } from "#contracts/reply-template.ts";

type Texts = ReplyTemplate["title"];

/** In that language, or in the first that it is written in. */
export function textIn(texts: Texts, wanted: Language): { text: string; language: Language } {
  const language = [wanted, ...LANGUAGES].find((one) => texts[one].trim() !== "") ?? wanted;
  return { text: texts[language], language };
}
