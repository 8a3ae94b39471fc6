import type { Db } from "#server/db/schema.ts";

const [HOUR_MS, DAY_MS] = [3_600_000, 86_400_000];
/** A little more than a day, as the second try must lie a day after the first. */
const AGAIN_MS = 25 * HOUR_MS;
/** Of what is there. */
const LATER_MS = 14 * DAY_MS;
/** Addresses that are known; more than that are not looked at. */
const MOST_KNOWN = 5000;
/** So often it was not there before it is called broken. */
const TIMES = 2;
const MOST_BROKEN = 500;

const isoAt = (ms: number) => new Date(ms).toISOString();

/** Links to other sites, and what came of asking them. */
export function createOutwardLinks(db: Db) {
  /** Those of public things, as the index has them. */
  const linked = () =>
    db
      .selectFrom("reference")
      .select("target")
      .where("target", ">=", "http")
      .where("target", "<", "httq");

  async function dueOnes(now: number): Promise<string[]> {
    const rows = await db
      .selectFrom("linkCheck")
      .select("address")
      .where((eb) =>
        eb.or([
          eb("nextAt", "<=", isoAt(now)),
          // Written by a clock that was wrong.
          eb("nextAt", ">", isoAt(now + 2 * LATER_MS)),
        ]),
      )
      .where("address", "in", linked())
      .orderBy("nextAt")
      .limit(MOST_KNOWN)
      .execute();
    return rows.map(({ address }) => address);
  }

  async function newOnes(): Promise<string[]> {
    const { count } = await db
      .selectFrom("linkCheck")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    const room = MOST_KNOWN - Number(count);
    if (room <= 0) return [];
    const rows = await linked()
      .distinct()
      .where("target", "not in", db.selectFrom("linkCheck").select("address"))
      .orderBy("target")
      .limit(room)
      .execute();
    return rows.map(({ target }) => target);
  }

  async function note(
    address: string,
    state: { failures: number; failedAt: string | null; why: string; nextAt: string },
  ) {
    await db
      .insertInto("linkCheck")
      .values({ address, ...state })
      .onConflict((conflict) => conflict.column("address").doUpdateSet(state))
      .execute();
  }

  return {
    /** To be asked for now, of each host one: those that have waited the longest, then new ones. */
    async due(most: number, now = Date.now()): Promise<string[]> {
      const byHost = new Map<string, string>();
      for (const address of [...(await dueOnes(now)), ...(await newOnes())]) {
        const host = URL.parse(address)?.host ?? "";
        if (!byHost.has(host) && byHost.size < most) byHost.set(host, address);
      }
      return [...byHost.values()];
    },

    /** It is there, or was not asked for; then it is left alone for a while. */
    noteThere: (address: string, now = Date.now()): Promise<void> =>
      note(address, { failures: 0, failedAt: null, why: "", nextAt: isoAt(now + LATER_MS) }),

    /** It is not there; a second time counts a day after the first. */
    async noteFailure(address: string, why: string, now = Date.now()): Promise<void> {
      const before = await db
        .selectFrom("linkCheck")
        .selectAll()
        .where("address", "=", address)
        .executeTakeFirst();
      const failedAt = before?.failedAt ?? isoAt(now);
      const isAnother = before?.failedAt && now - Date.parse(before.failedAt) >= DAY_MS;
      const failures = isAnother ? Math.min(TIMES, before.failures + 1) : before?.failures || 1;
      await note(address, { failures, failedAt, why, nextAt: isoAt(now + AGAIN_MS) });
    },

    /** Nobody knows: it is asked for again soon, and what was known of it holds. */
    async putBack(address: string, now = Date.now()): Promise<void> {
      const nextAt = isoAt(now + HOUR_MS);
      await db
        .insertInto("linkCheck")
        .values({ address, failures: 0, failedAt: null, why: "", nextAt })
        .onConflict((conflict) => conflict.column("address").doUpdateSet({ nextAt }))
        .execute();
    },

    /** Those that were not there twice, and since when. */
    async broken(): Promise<Map<string, string>> {
      const rows = await db
        .selectFrom("linkCheck")
        .select(["address", "failedAt"])
        .where("failures", ">=", TIMES)
        .orderBy("failedAt")
        .limit(MOST_BROKEN)
        .execute();
      return new Map(rows.map(({ address, failedAt }) => [address, (failedAt ?? "").slice(0, 10)]));
    },

    /** Forgets what nothing links to any more. */
    async purge(): Promise<void> {
      await db.deleteFrom("linkCheck").where("address", "not in", linked()).execute();
    },
  };
}

export type OutwardLinks = ReturnType<typeof createOutwardLinks>;
