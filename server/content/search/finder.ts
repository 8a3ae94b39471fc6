import type { Term, Wanted } from "#server/db/search.ts";
import { indexedWords } from "./indexed-words.ts";

export type Findable = { title: string; text: string };

/** Of one thing: a longer text is found by its beginning. */
const MOST_WORDS = 4000;

/**
 * Texts in memory, found by their words as posts are.
 * @returns those that hold every word that is wanted; first those whose title does
 */
export function createFinder<T extends Findable>(things: readonly T[]) {
  const indexed = things.map((thing) => {
    const title = indexedWords(thing.title);
    const words = [...new Set([...title, ...indexedWords(thing.text)])].slice(0, MOST_WORDS);
    return { thing, title: title.toSorted(), words: words.toSorted() };
  });

  return (wanted: Wanted): T[] => {
    const found = indexed.filter(({ words }) => holdsAll(words, wanted));
    const titled = found.filter(({ title }) => holdsAll(title, wanted));
    const others = found.filter((one) => !titled.includes(one));
    return [...titled, ...others].map(({ thing }) => thing);
  };
}

const holdsAll = (sorted: readonly string[], wanted: Wanted): boolean =>
  wanted.length > 0 && wanted.every((terms) => terms.some((term) => holds(sorted, term)));

function holds(sorted: readonly string[], { text, isWhole }: Term): boolean {
  const word = sorted[placeOf(sorted, text)];
  if (word === undefined) return false;
  return isWhole ? word === text : word.startsWith(text);
}

/** Of the first that does not come before a text. */
function placeOf(sorted: readonly string[], text: string): number {
  let [from, until] = [0, sorted.length];
  while (from < until) {
    const middle = (from + until) >> 1;
    if ((sorted[middle] ?? "") < text) from = middle + 1;
    else until = middle;
  }
  return from;
}
