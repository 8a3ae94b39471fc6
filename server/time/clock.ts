import type { Db } from "#server/db/schema.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const ROW = 1;
/** A site may be off over a long weekend. After a longer gap its clock may be wrong. */
const LONGEST_OFF_MS = 4 * DAY_MS;
/** The clocks of nodes differ by less than this, and are corrected by less. */
const MOST_BACK_MS = 5 * MINUTE_MS;
/** Of a longer gap between two looks only so much counts: nobody looked in between. */
const MOST_COUNTED_MS = 2 * HOUR_MS;

export type Look = {
  /** Only then may anything be deleted for good because it is old. */
  isSteady: boolean;
  /** The clock was changed, or the site was off for days. */
  hasJumped: boolean;
};

/**
 * Whether the clock can be trusted: since its last jump it must have run evenly for a day, while
 * the site was running. All nodes look at one row: while one of them is wrong, none is trusted.
 */
export function createClock(db: Db) {
  return {
    /** As of the last look. */
    async isSteady(): Promise<boolean> {
      const row = await db
        .selectFrom("clock")
        .select("steadyMs")
        .where("id", "=", ROW)
        .executeTakeFirst();
      return row?.steadyMs === DAY_MS;
    },

    /** To be asked every hour; notes that the site is alive. */
    look: (now = Date.now()): Promise<Look> =>
      db.transaction().execute(async (tx) => {
        const row = await tx
          .selectFrom("clock")
          .selectAll()
          .where("id", "=", ROW)
          .forUpdate()
          .executeTakeFirst();
        const passedMs = row ? now - Date.parse(row.seenAt) : 0;
        const hasJumped = passedMs > LONGEST_OFF_MS || passedMs < -MOST_BACK_MS;
        const countedMs = Math.min(MOST_COUNTED_MS, Math.max(0, passedMs));
        const steadyMs = hasJumped ? 0 : Math.min(DAY_MS, (row?.steadyMs ?? 0) + countedMs);
        const seen = { seenAt: new Date(now).toISOString(), steadyMs };
        await tx
          .insertInto("clock")
          .values({ id: ROW, ...seen })
          .onConflict((conflict) => conflict.column("id").doUpdateSet(seen))
          .execute();
        return { isSteady: steadyMs === DAY_MS, hasJumped };
      }),
  };
}
