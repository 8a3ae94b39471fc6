import type { Db } from "#server/db/schema.ts";

/** As if everything that was tried once had been tried so often: each guess costs a hash. */
export async function repeatTries({ db }: { db: Db }, tries: number): Promise<void> {
  await db.updateTable("attempt").set({ tries }).execute();
}
