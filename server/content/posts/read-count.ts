import type { Db } from "#server/db/schema.ts";
import type { PostReadTable } from "#server/db/schema-blog.ts";

const DAY_MS = 86_400_000;
/** The dashboard looks at 90 days; with these an owner can still ask the table about last year. */
const KEPT_DAYS = 400;

/** Days of UTC, so that stored days keep their meaning when the agency changes its time zone. */
export const utcDay = (ms: number): string =>
  new Date(ms).toISOString().slice(0, "2026-11-21".length);

/** How often posts are read. */
export function createReading(db: Db) {
  return {
    /** @param counts by link; those of posts that are gone meanwhile are dropped */
    add: (counts: ReadonlyMap<string, number>, now = Date.now()): Promise<void> =>
      db.transaction().execute(async (tx) => {
        const posts = await tx
          .selectFrom("blog")
          .select(["id", "link"])
          .where("link", "in", [...counts.keys()])
          // One order for all: two nodes that write the same posts must not wait for each other.
          .orderBy("id")
          .execute();
        if (posts.length === 0) return;
        const day = utcDay(now);
        const rows = posts.map(
          ({ id, link }): PostReadTable => ({ blogId: id, day, count: counts.get(link) ?? 0 }),
        );
        await tx
          .insertInto("postRead")
          .values(rows)
          .onConflict((conflict) =>
            conflict.columns(["blogId", "day"]).doUpdateSet((eb) => ({
              count: eb("postRead.count", "+", eb.ref("excluded.count")),
            })),
          )
          .execute();
      }),

    /** Deletes what nobody asks for any more. */
    async purge(now = Date.now()): Promise<void> {
      await db
        .deleteFrom("postRead")
        .where("day", "<", utcDay(now - KEPT_DAYS * DAY_MS))
        .execute();
    },
  };
}
