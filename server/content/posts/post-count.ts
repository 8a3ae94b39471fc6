import type { BlogType } from "#contracts/blog.ts";
import type { Db, Tx } from "#server/db/schema.ts";

/**
 * How many posts came (or, below zero, went) by type. Two writers at once lose nothing and never
 * wait for each other: rows are locked in the same order.
 */
export async function changeCounts(tx: Tx, changes: ReadonlyMap<string, number>): Promise<void> {
  const rows = [...changes]
    .filter(([, count]) => count !== 0)
    .map(([type, count]) => ({ type, count }))
    .sort((a, b) => (a.type < b.type ? -1 : 1));
  if (rows.length === 0) return;
  await tx
    .insertInto("blogCount")
    .values(rows)
    .onConflict((conflict) =>
      conflict.column("type").doUpdateSet((eb) => ({
        count: eb("blogCount.count", "+", eb.ref("excluded.count")),
      })),
    )
    .execute();
  await tx
    .deleteFrom("blogCount")
    .where(
      "type",
      "in",
      rows.map(({ type }) => type),
    )
    .where("count", "=", 0)
    .execute();
}

/** Most used first; readers get those of one number by name. */
export async function listTypes(db: Db | Tx): Promise<BlogType[]> {
  return db.selectFrom("blogCount").selectAll().orderBy("count", "desc").orderBy("type").execute();
}

/** Of one type, or of all. */
export async function countPosts(db: Db, type?: string): Promise<number> {
  let query = db.selectFrom("blogCount").select((eb) => eb.fn.sum<number>("count").as("count"));
  if (type) query = query.where("type", "=", type);
  const { count } = await query.executeTakeFirstOrThrow();
  return Number(count ?? 0);
}
