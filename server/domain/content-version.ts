import type { Db, Tx } from "#server/db/schema.ts";

/** Counts the changes of what visitors read. A page made under an older number is out of date. */
export function createContentVersion(db: Db) {
  let current = 0;
  return {
    current: (): number => current,

    /** A transaction that changes content: it counts once it is stored, before its writer hears of it. */
    async change<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
      const result = await db.transaction().execute(work);
      current++;
      return result;
    },
  };
}

export type ContentVersion = ReturnType<typeof createContentVersion>;
