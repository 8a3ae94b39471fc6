import type { Db, SharedSecretTable } from "./schema.ts";

/**
 * The secret of that name that all nodes have in common.
 * @param made stored when there is none yet; of several nodes that start at once, one's is kept
 */
export async function shareSecret(
  db: Db,
  id: SharedSecretTable["id"],
  made: string,
): Promise<string> {
  await db
    .insertInto("sharedSecret")
    .values({ id, value: made })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  const { value } = await db
    .selectFrom("sharedSecret")
    .select("value")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return value;
}
