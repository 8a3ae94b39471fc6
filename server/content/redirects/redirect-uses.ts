import type { Db } from "#server/db/schema.ts";

/** @param counts by the address that was asked for, as it is kept; of those gone meanwhile nothing is */
export const addUses = (db: Db, counts: ReadonlyMap<string, number>): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const lastUsedAt = new Date().toISOString();
    // One order for all: two nodes that write the same ones must not wait for each other.
    for (const [from, count] of [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      await tx
        .updateTable("redirect")
        .set((eb) => ({ uses: eb("uses", "+", count), lastUsedAt }))
        .where("fromPath", "=", from)
        .execute();
    }
  });
