import { searchWords } from "#server/content/search/search-words.ts";

const LEAST_LIKE = 0.5;
/** Shorter words are the same or not: "tour" and "tours" are alike, "a" and "about" are not. */
const LEAST_STEM = 4;

/** What stands in every address, or says in which language a page was programmed. */
const NO_WORDS = new Set(["blog", "index", "html", "htm", "php", "aspx", "asp", "www"]);

/** The one whose words are most like those of the path; null: none is. */
export function nearestPath(path: string, others: readonly string[]): string | null {
  const asked = wordsOf(path);
  let nearest: string | null = null;
  let best = LEAST_LIKE;
  for (const other of others) {
    const like = likeness(asked, wordsOf(other));
    if (like > best || (like === best && nearest === null)) {
      nearest = other;
      best = like;
    }
  }
  return nearest;
}

function wordsOf(path: string): string[] {
  const words = searchWords(decodeURIComponent(path.replace(/[-_]/g, " ")));
  return words.filter((word) => !NO_WORDS.has(word));
}

/** From 0 to 1: how many of the words of both are in both. */
function likeness(some: string[], others: string[]): number {
  if (some.length === 0 || others.length === 0) return 0;
  const shared = some.filter((word) => others.some((other) => isLike(word, other)));
  return (2 * shared.length) / (some.length + others.length);
}

function isLike(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= LEAST_STEM && long.startsWith(short);
}
