import type { Db, Tx } from "#server/db/schema.ts";

const ONLY = 1;

/** From when all staff need a second factor; null: nobody needs one. */
export async function findDutySince(db: Db | Tx): Promise<string | null> {
  const row = await db.selectFrom("secondFactorDuty").select("since").executeTakeFirst();
  return row?.since ?? null;
}

export async function setDutySince(db: Db | Tx, since: string): Promise<void> {
  await db
    .insertInto("secondFactorDuty")
    .values({ id: ONLY, since })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ since }))
    .execute();
}
