import type { OtherLanguage } from "#contracts/languages.ts";
import type { Term } from "#server/db/search.ts";
import { withoutArticle } from "./arabic-article.ts";
import { looseBangla } from "./loose-bangla.ts";
import { searchWords } from "./search-words.ts";

/** To be raised when a text gets other words than before: what was indexed under a lower number is indexed anew. */
export const SEARCH_SCHEMA = 2;

/** Stands before words that are written as they sound. No word of a query or a text has it: it is a sign. */
const AS_IT_SOUNDS = "≈";

export const asItSounds = (word: string): string => `${AS_IT_SOUNDS}${word}`;

/** What a text is found by that is also told in a language: twice the sign, so that no word is like it. */
export const wordOfLanguage = (language: OtherLanguage): string => asItSounds(asItSounds(language));

/** What a text is found by: its words, each once, then what else those are looked for by. */
export function indexedWords(text: string): string[] {
  const words = searchWords(text);
  const others = words.flatMap((word) => [withoutArticle(word), heard(word)]);
  return [...new Set([...words, ...others.filter((other) => other !== null)])];
}

/** Whether a text with this word is found by one of the terms. @param word as `searchWords` makes it */
export const isFoundBy = (word: string, terms: readonly Term[]): boolean =>
  isMet(word, terms) ||
  isMet(withoutArticle(word), terms) ||
  (terms.some(({ text }) => text.startsWith(AS_IT_SOUNDS)) && isMet(heard(word), terms));

const isMet = (form: string | null, terms: readonly Term[]): boolean =>
  form !== null &&
  terms.some(({ text, isWhole }) => (isWhole ? form === text : form.startsWith(text)));

/** Null: as it is written. */
function heard(word: string): string | null {
  const loose = looseBangla(word);
  return loose && loose !== word ? asItSounds(loose) : null;
}
