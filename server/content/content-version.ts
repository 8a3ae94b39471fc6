import { raiseContentNumber } from "#server/db/content-number.ts";
import type { Db, Tx } from "#server/db/schema.ts";

/** Counts the changes of what visitors read. A page made under an older number is out of date. */
export function createContentVersion(db: Db) {
  let current = 0;

  /** Changes may be told of out of order, or twice. */
  const heard = (number: number): void => {
    current = Math.max(current, number);
  };

  return {
    /** Of the newest change that this node knows; its own are known before their writer hears of them. */
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
