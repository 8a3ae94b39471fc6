import { raiseContentNumber } from "#server/db/content-number.ts";
import type { Db, Tx } from "#server/db/schema.ts";

/** Counts the changes of what visitors read. A page made under an older number is out of date. */
export function createContentVersion(db: Db) {
  let current = 0;

  /** Changes may be reported out of order, or twice. */
  const heard = (number: number): void => {
    current = Math.max(current, number);
  };

  return {
    /**
     * The number of the newest change that this node knows; it knows its own changes before their
     * writer gets the answer.
     */
    current: (): number => current,

    /** Another node has stored a change. */
    heard,

    /** A transaction that changes content. */
    async change<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
      const { result, number } = await db.transaction().execute(async (tx) => ({
        result: await work(tx),
        number: await raiseContentNumber(tx, current),
      }));
      heard(number);
      return result;
    },
  };
}

export type ContentVersion = ReturnType<typeof createContentVersion>;
