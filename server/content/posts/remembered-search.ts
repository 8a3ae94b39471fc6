import { LRUCache } from "lru-cache";
import type { ContentVersion } from "#server/content/content-version.ts";
import type { Db } from "#server/db/schema.ts";
import { type Asked, countFound, listFound, type Part } from "#server/db/search.ts";

/** Ids, and one more for what else an answer takes; 36 letters each. */
const MOST_IDS = 50_000;

type Answer = number | string[];

/**
 * What a search finds, and how much: the engine looks at every hit of a common word, so it looks once
 * for everybody who asks the same, and once for the count on all pages, until content changes.
 */
export function createRememberedSearch(db: Db, content: Pick<ContentVersion, "current">) {
  const remembered = new LRUCache<string, { version: number; answer: Promise<Answer> }>({
    maxSize: MOST_IDS,
  });

  function remember<T extends Answer>(key: unknown[], size: number, ask: () => Promise<T>) {
    const name = JSON.stringify(key);
    const version = content.current();
    const known = remembered.get(name);
    if (known?.version === version) return known.answer as Promise<T>;
    const answer = ask();
    remembered.set(name, { version, answer }, { size });
    // A search that failed is not remembered; those who wait for it get its error.
    answer.catch(() => remembered.delete(name));
    return answer;
  }

  return {
    count: ({ words, type }: Asked): Promise<number> =>
      remember([words, type], 1, () => countFound(db, { words, type })),

    /** Ids of posts, as `listFound` ranks them. */
    list: ({ words, type }: Asked, { limit, offset }: Part): Promise<string[]> =>
      remember([words, type, limit, offset], limit + 1, () =>
        listFound(db, { words, type }, { limit, offset }),
      ),
  };
}
