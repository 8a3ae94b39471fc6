import { setTimeout } from "node:timers/promises";
import type { ContentVersion } from "#server/content/content-version.ts";
import { SEARCH_SCHEMA } from "#server/content/search/indexed-words.ts";
import type { Db } from "#server/db/schema.ts";
import { searchColumnsOfEach } from "./post-words.ts";

/** In SQLite readers wait for a transaction: for these it takes about 20 ms. */
const POSTS_AT_ONCE = 10;
const PAUSE_MS = 20;

export function createPostIndexing(db: Db, content: ContentVersion) {
  /** What a search found is remembered as it was before. */
  let isToBeTold = false;

  return {
    /**
     * Posts whose words were made in an older way get those of today, a few at a time; until then they are found by
     * their old ones. Several nodes may do so at once.
     * @returns how many
     */
    async indexAnew(signal: AbortSignal): Promise<number> {
      let count = 0;
      for (const table of ["blog", "trashedBlog"] as const) {
        while (!signal.aborted) {
          const done = await indexSome(table);
          if (done === 0) break;
          count += done;
          isToBeTold = true;
          await setTimeout(PAUSE_MS);
        }
      }
      if (isToBeTold) await content.change(async () => {});
      isToBeTold = false;
      return count;
    },
  };

  function indexSome(table: "blog" | "trashedBlog"): Promise<number> {
    return db.transaction().execute(async (tx) => {
      // What another node or a writer has locked gets its words there.
      const posts = await tx
        .selectFrom(table)
        .select(["id as _id", "title", "type", "content"])
        .where("searchSchema", "<", SEARCH_SCHEMA)
        .limit(POSTS_AT_ONCE)
        .forUpdate()
        .skipLocked()
        .execute();
      for (const [id, columns] of await searchColumnsOfEach(tx, posts)) {
        await tx.updateTable(table).set(columns).where("id", "=", id).execute();
      }
      return posts.length;
    });
  }
}
