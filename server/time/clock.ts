import type { Db, Tx } from "#server/db/schema.ts";
import { CLOCKS_DIFFER_MS } from "./clocks-differ.ts";
import { stampAnew } from "./stamp.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const ROW = 1;
/** A site may be off over a long weekend. After a longer gap its clock may be wrong. */
const LONGEST_OFF_MS = 4 * DAY_MS;
/** Of a longer gap between two looks only so much counts: nobody looked in between. */
const MOST_COUNTED_MS = 2 * HOUR_MS;

export type Look = {
  /** Only then may anything be deleted for good because it is old. */
  isSteady: boolean;
  /** The clock was changed, or the site was off for days. */
  hasJumped: boolean;
};

type Seen = { seenAt: string; behindSince: string | null; newestAt: string | null };

type Passed = { now: number; passedMs: number; hasJumped: boolean };

/**
 * Whether the clock can be trusted: since its last jump it must have run evenly for a day, while
 * the site was running. All nodes look at one row: while one of them is wrong, none is trusted.
 */
export function createClock(db: Db) {
  return {
    /** As of the last look, unless it has jumped since then: the next one may be an hour away. */
    async isSteady(now = Date.now()): Promise<boolean> {
      const row = await db
        .selectFrom("clock")
        .select(["steadyMs", "seenAt"])
        .where("id", "=", ROW)
        .executeTakeFirst();
      return row?.steadyMs === DAY_MS && !isJump(now - Date.parse(row.seenAt));
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
        const hasJumped = isJump(passedMs);
        const countedMs = Math.min(MOST_COUNTED_MS, Math.max(0, passedMs));
        const steadyMs = hasJumped ? 0 : Math.min(DAY_MS, (row?.steadyMs ?? 0) + countedMs);
        const isSteady = steadyMs === DAY_MS;
        const doubt = row ? await doubtAfter(tx, row, { now, passedMs, hasJumped }) : NO_DOUBT;
        // Written while it was ahead: it would be kept for longer than it may.
        if (isSteady) await stampAnew(tx, { from: iso(now + CLOCKS_DIFFER_MS) }, iso(now));
        const seen = { seenAt: iso(now), steadyMs, ...doubt };
        await tx
          .insertInto("clock")
          .values({ id: ROW, ...seen })
          .onConflict((conflict) => conflict.column("id").doUpdateSet(seen))
          .execute();
        return { isSteady, hasJumped };
      }),
  };
}

/** Nothing is deleted for its age before the site has run for a day from now on. */
export async function waitADay(db: Db): Promise<void> {
  await db.updateTable("clock").set({ steadyMs: 0 }).execute();
}

/** @param passedMs since a look */
const isJump = (passedMs: number) => passedMs > LONGEST_OFF_MS || passedMs < -CLOCKS_DIFFER_MS;

const NO_DOUBT = { behindSince: null, newestAt: null };

/**
 * A clock that goes back was ahead, or is behind from then on: nobody knows. Where it jumps ahead before it has come to
 * where it was, it may have been behind: what was stamped meanwhile counts from now on.
 */
async function doubtAfter(tx: Tx, last: Seen, { now, passedMs, hasJumped }: Passed) {
  const { seenAt, behindSince, newestAt } = last;
  if (hasJumped && passedMs < 0) {
    return {
      behindSince: behindSince && behindSince < iso(now) ? behindSince : iso(now),
      newestAt: newestAt && newestAt > seenAt ? newestAt : seenAt,
    };
  }
  if (!behindSince || !newestAt) return NO_DOUBT;
  // It went on for a while after that look.
  const to = iso(Date.parse(seenAt) + MOST_COUNTED_MS);
  if (hasJumped) await stampAnew(tx, { from: behindSince, to }, iso(now));
  return iso(now) < newestAt ? { behindSince, newestAt } : NO_DOUBT;
}

const iso = (ms: number) => new Date(ms).toISOString();
