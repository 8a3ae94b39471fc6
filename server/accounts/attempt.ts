import type { Db, Tx } from "#server/db/schema.ts";
import { CLOCKS_DIFFER_MS } from "#server/time/clocks-differ.ts";

export type Allowance = { tries: number; windowMs: number };

type Counted = Allowance & {
  /** Whose account it is about. */
  userId?: string | null;
};

/** After so many tries, by whomever, counts whose window has passed are deleted. */
const PURGED_AFTER = 1000;

/** Tries counted by key, in the database: all nodes count together, and a restart forgets none. */
export function createAttempts(db: Db) {
  let taken = 0;

  async function purge(now: string): Promise<void> {
    await db.deleteFrom("attempt").where("endsAt", "<=", now).execute();
  }

  return {
    /**
     * Counts in one statement, so that many at the same moment are all counted.
     * @returns whole seconds to wait, or null when the try may go on
     */
    async take(key: string, { tries, windowMs, userId = null }: Counted): Promise<number | null> {
      const now = new Date().toISOString();
      const endsAt = new Date(Date.now() + windowMs).toISOString();
      // Written by a clock that was ahead: nobody is held up for as long as that.
      const latest = new Date(Date.now() + windowMs + CLOCKS_DIFFER_MS).toISOString();
      taken++;
      if (taken % PURGED_AFTER === 0) await purge(now);
      const counted = await db
        .insertInto("attempt")
        .values({ key, userId, tries: 1, endsAt })
        .onConflict((conflict) =>
          conflict
            .column("key")
            .doUpdateSet((eb) => {
              const isOver = eb.or([
                eb("attempt.endsAt", "<=", now),
                eb("attempt.endsAt", ">", latest),
              ]);
              const next = eb("attempt.tries", "+", 1);
              return {
                userId,
                tries: eb.case().when(isOver).then(1).else(next).end(),
                endsAt: eb.case().when(isOver).then(endsAt).else(eb.ref("attempt.endsAt")).end(),
              };
            })
            .where((eb) =>
              eb.or([
                eb("attempt.endsAt", "<=", now),
                eb("attempt.endsAt", ">", latest),
                eb("attempt.tries", "<", tries),
              ]),
            ),
        )
        .returning("key")
        .executeTakeFirst();
      if (counted) return null;
      const window = await db
        .selectFrom("attempt")
        .select("endsAt")
        .where("key", "=", key)
        .executeTakeFirst();
      const waitMs = window ? Date.parse(window.endsAt) - Date.now() : 0;
      return Math.max(1, Math.ceil(waitMs / 1000));
    },

    /** The try was right after all. */
    async giveBack(key: string): Promise<void> {
      await db
        .updateTable("attempt")
        .set((eb) => ({ tries: eb("tries", "-", 1) }))
        .where("key", "=", key)
        .where("tries", ">", 0)
        .execute();
    },

    async clear(key: string): Promise<void> {
      await db.deleteFrom("attempt").where("key", "=", key).execute();
    },
  };
}

/** A new password clears the counts of guesses at the old one. */
export async function clearAttemptsOn(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("attempt").where("userId", "=", userId).execute();
}
