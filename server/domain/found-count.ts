import { LRUCache } from "lru-cache";
import type { Db } from "#server/db/schema.ts";
import { type Asked, countFound } from "#server/db/search.ts";
import type { ContentVersion } from "./content-version.ts";

const MOST_SEARCHES = 500;

/**
 * How many posts a search finds: counting reads every hit, so it is done once for all pages of the
 * search and everybody who asks, until content changes.
 */
export function createFoundCount(db: Db, content: Pick<ContentVersion, "current">) {
  const counted = new LRUCache<string, { version: number; count: Promise<number> }>({
    max: MOST_SEARCHES,
  });

  return (asked: Asked): Promise<number> => {
    const key = JSON.stringify([asked.words, asked.type]);
    const version = content.current();
    const known = counted.get(key);
    if (known?.version === version) return known.count;
    const count = countFound(db, asked);
    counted.set(key, { version, count });
    // What failed is counted anew; whoever waits for it hears why.
    count.catch(() => counted.delete(key));
    return count;
  };
}
