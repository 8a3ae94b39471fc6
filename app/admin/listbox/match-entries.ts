import { searchTextOf } from "#contracts/search-text.ts";
import { type Entry, GROUPS } from "./entry.ts";

const MOST_OF_GROUP = 4;
const MOST = 9;

const wordsOf = (text: string): string[] => searchTextOf(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Those in whose names every word that is asked for begins a word. */
export function matching(entries: readonly Entry[], q: string): Entry[] {
  const asked = wordsOf(q);
  if (asked.length === 0) return [];
  return entries.filter(({ label, note = "" }) => {
    const [own, all] = [wordsOf(label), wordsOf(`${label} ${note}`)];
    const isIn = (words: string[]) => (word: string) => words.some((one) => one.startsWith(word));
    // Its note alone is no name.
    return asked.every(isIn(all)) && asked.some(isIn(own));
  });
}

/** By group, a few of each. */
export function inGroups(entries: readonly Entry[]): Entry[] {
  return GROUPS.flatMap((group) =>
    entries.filter((entry) => entry.group === group).slice(0, MOST_OF_GROUP),
  );
}

/** What was opened last, and then what is there, while nothing is typed. */
export function atFirst(opened: readonly Entry[], known: readonly Entry[]): Entry[] {
  const others = known.filter(({ to }) => !opened.some((one) => one.to === to));
  return [...opened, ...others].slice(0, MOST);
}
