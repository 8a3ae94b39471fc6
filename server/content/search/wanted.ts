import type { Term, Wanted } from "#server/db/search.ts";
import { withoutArticle } from "./arabic-article.ts";
import { asItSounds, isFoundBy } from "./indexed-words.ts";
import { looseBangla } from "./loose-bangla.ts";
import { searchWords } from "./search-words.ts";

export type Looks = {
  first: Wanted;
  /** When the first finds nothing: Bangla as it sounds. Null: there is none. */
  second: Wanted | null;
};

/** A single letter may begin a word of every post: more of them would keep the server busy. */
const MOST_WORDS = 5;

/** So short, a word begins too many others. */
const LEAST_BEGINNING = 3;

/**
 * What is asked for, each word once; of many, the longest, which say most.
 * @returns null when nothing was typed; without words when it holds none, so that nothing is found
 */
export function looksFor(q: string | undefined): Looks | null {
  if (q === undefined || q.trim() === "") return null;
  const words = [...new Set(searchWords(q))]
    .toSorted((a, b) => b.length - a.length)
    .slice(0, MOST_WORDS);
  const first = words.map(termsOf);
  const isHeard = words.some((word) => looseBangla(word) !== null);
  return { first, second: isHeard ? words.map(looseTermsOf) : null };
}

/** Whether a text has all that is wanted. @param words as `searchWords` makes them */
export const holdsAll = (words: readonly string[], wanted: Wanted): boolean =>
  wanted.every((terms) => words.some((word) => isFoundBy(word, terms)));

function termsOf(word: string): Term[] {
  const rest = withoutArticle(word);
  return [begun(word), ...(rest ? [{ text: rest, isWhole: rest.length < LEAST_BEGINNING }] : [])];
}

function looseTermsOf(word: string): Term[] {
  const loose = looseBangla(word);
  return loose ? [begun(loose), begun(asItSounds(loose))] : termsOf(word);
}

const begun = (text: string): Term => ({ text, isWhole: false });
