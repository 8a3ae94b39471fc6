import { LRUCache } from "lru-cache";
import type { OtherLanguage } from "#contracts/languages.ts";
import type { ContentVersion } from "#server/content/content-version.ts";
import { wordOfLanguage } from "#server/content/search/indexed-words.ts";
import type { Looks } from "#server/content/search/wanted.ts";
import { type ReadForAll, readForAll } from "#server/db/patience.ts";
import type { Db } from "#server/db/schema.ts";
import { type Asked, countFound, listFound, type Part, type Wanted } from "#server/db/search.ts";

/** Ids, and one more for what else an answer takes; 36 letters each. */
const MOST_IDS = 50_000;

export type Found = {
  ids: string[];
  /** What found them. */
  wanted: Wanted;
};

type Answer = number | string[];

/**
 * What a search finds, and how much: the engine looks at every hit of a common word, so it looks once
 * for everybody who asks the same, and once for the count on all pages, until content changes.
 * @param language what is told in it comes first
 */
export function createRememberedSearch(
  db: Db,
  content: Pick<ContentVersion, "current">,
  language?: OtherLanguage,
) {
  const remembered = new LRUCache<string, { version: number; reading: ReadForAll<Answer> }>({
    maxSize: MOST_IDS,
  });

  function remember<T extends Answer>(
    key: unknown[],
    size: number,
    ask: () => Promise<T>,
  ): Promise<T> {
    const name = JSON.stringify(key);
    const version = content.current();
    const known = remembered.get(name);
    if (known?.version === version) return known.reading.wait() as Promise<T>;
    const reading = readForAll(ask);
    remembered.set(name, { version, reading }, { size });
    // A search that failed is not remembered; those who wait for it get its error.
    reading.found.catch(() => remembered.delete(name));
    return reading.wait();
  }

  const count = ({ words, type }: Asked): Promise<number> =>
    remember([words, type], 1, () => countFound(db, { words, type }));

  const list = ({ words, type }: Asked, { limit, offset }: Part): Promise<string[]> =>
    remember([words, type, limit, offset], limit + 1, () =>
      listFound(db, { words, type }, { limit, offset }, language && wordOfLanguage(language)),
    );

  return {
    async count({ first, second }: Looks, type: Asked["type"]): Promise<number> {
      const found = await count({ words: first, type });
      return found === 0 && second ? count({ words: second, type }) : found;
    },

    /** Ids of posts, as `listFound` ranks them. */
    async find({ first, second }: Looks, type: Asked["type"], part: Part): Promise<Found> {
      const ids = await list({ words: first, type }, part);
      const isPast = async () => part.offset > 0 && (await count({ words: first, type })) > 0;
      if (ids.length > 0 || !second || (await isPast())) return { ids, wanted: first };
      return { ids: await list({ words: second, type }, part), wanted: second };
    },
  };
}
