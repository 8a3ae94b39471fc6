import { searchTextOf } from "#contracts/search-text.ts";
import * as words from "#i18n/en/admin/posts.ts";

const MOST_WORDS = 5;
/** Shorter ones stand in half of all names. */
const SHORTEST = 3;

/** What a post is about, in the words that a picture may be found by: those of its type first. */
export function topicWords(type: string, title: string): string[] {
  const all = searchTextOf(type, title).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const telling = all.filter((word) => word.length >= SHORTEST && !words.smallWords.includes(word));
  return [...new Set(telling)].slice(0, MOST_WORDS);
}

/** @param found by each word */
export function bestFirst<T extends { url: string }>(found: readonly (readonly T[])[]): T[] {
  const times = new Map<string, { one: T; count: number }>();
  for (const one of found.flat()) {
    times.set(one.url, { one, count: (times.get(one.url)?.count ?? 0) + 1 });
  }
  return [...times.values()].toSorted((a, b) => b.count - a.count).map(({ one }) => one);
}
