import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { secretFile } from "#server/data-folder/secret.ts";
import { raiseContentNumber } from "#server/db/content-number.ts";
import { copyTables } from "#server/db/copy-tables.ts";
import { isLockHeld } from "#server/db/database-away.ts";
import { openPostgres } from "#server/db/open-postgres.server.ts";
import { openSqlite } from "#server/db/open-sqlite.server.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import { planTables, type TablePlan } from "#server/db/table-plan.ts";
import { floorAbove } from "#server/db/version-after.ts";
import { codeOf } from "#server/errors/code-of.ts";

const ASK_EACH_MS = 3000;
/**
 * Checking what was made of gigabytes on a slow disk asks nothing for so long. A node that hangs meanwhile keeps others
 * from writing until then.
 */
const MOST_IDLE_MS = 120_000;
const LOCK_TRIES = 60;
/** Before PostgreSQL looks whether two wait for each other, and ends one of them: after a second. */
const LOCK_MS = 250;
const DEADLOCK = "40P01";
const OUTCOME = "Nothing was changed.";

/**
 * Puts an unpacked backup in the place of what this database holds, in one transaction: nodes that run on it show
 * the one site until it is stored, and the other from then on.
 * @param whileNobodyWrites is done when no node can write any more, and what was written is stored
 * @throws OwnerError, DomainError, or what that throws; then nothing is changed
 */
export async function restoreIntoPostgres(
  folder: string,
  url: string,
  whileNobodyWrites: () => Promise<void>,
): Promise<void> {
  const target = await openPostgres(url);
  try {
    const source = await openSqlite(path.join(folder, "rihla.sqlite"));
    try {
      await target
        .transaction()
        .execute((tx) => exchange({ source, tx, folder, whileNobodyWrites }));
    } finally {
      await source.destroy();
    }
  } finally {
    await target.destroy();
  }
}

type Exchange = {
  source: Db;
  tx: Tx;
  folder: string;
  whileNobodyWrites: () => Promise<void>;
};

async function exchange({ source, tx, folder, whileNobodyWrites }: Exchange) {
  await sql`set local idle_in_transaction_session_timeout = ${sql.lit(MOST_IDLE_MS)}`.execute(tx);
  const plans = await planTables(tx);
  await lockAll(tx, plans);
  await keepingAwake(tx, whileNobodyWrites);
  const before = await countsNow(tx);
  const ownSecret = await tx.selectFrom("sharedSecret").select("value").executeTakeFirst();
  for (const { name } of plans.toReversed()) await sql`delete from ${sql.table(name)}`.execute(tx);
  await copyTables({ source, target: tx, plans: withoutSecrets(plans), outcome: OUTCOME });
  const brought = existsSync(secretFile(folder))
    ? readFileSync(secretFile(folder), "utf8").trim()
    : ownSecret?.value;
  if (brought)
    await tx.insertInto("sharedSecret").values({ id: "session", value: brought }).execute();
  const floor = floorAbove(before.floor, (await countsNow(tx)).floor);
  await tx.updateTable("contentVersion").set({ floor }).execute();
  await raiseContentNumber(tx, before.number, null);
}

const countsNow = async (tx: Tx) =>
  (await tx.selectFrom("contentVersion").select(["number", "floor"]).executeTakeFirst()) ?? {
    number: 0,
    floor: 0,
  };

/**
 * Who reads goes on; who writes waits. Somebody who is writing may hold one table and wait for another that is locked
 * here already: then those that are locked are let go, and asked for in another order. In that in which people write,
 * they wait at the first table, with nothing in hand.
 */
async function lockAll(tx: Tx, plans: readonly TablePlan[]): Promise<void> {
  await sql`set local lock_timeout = ${sql.lit(LOCK_MS)}`.execute(tx);
  for (let tried = 1; ; tried++) {
    const tables = sql.join(shuffled(plans).map(({ name }) => sql.table(name)));
    await sql`savepoint unlocked`.execute(tx);
    try {
      await sql`lock table ${tables} in exclusive mode`.execute(tx);
      return;
    } catch (error) {
      if (tried === LOCK_TRIES || !isHeldUp(error)) throw error;
      await sql`rollback to savepoint unlocked`.execute(tx);
      await wait(LOCK_MS * Math.random());
    }
  }
}

/** By others who hold a lock, or wait for one of ours: the driver says it as a database that is away. */
function isHeldUp(error: unknown): boolean {
  const told = [error, error instanceof Error ? error.cause : undefined];
  return told.some((one) => isLockHeld(one) || codeOf(one) === DEADLOCK);
}

const shuffled = <T>(all: readonly T[]): T[] =>
  all
    .map((one) => ({ one, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);

/** A transaction in which nothing is asked for long is ended, so that a node that hangs frees its locks. */
async function keepingAwake(tx: Tx, work: () => Promise<void>): Promise<void> {
  const done = new AbortController();
  const asking = (async () => {
    while (!done.signal.aborted) {
      await sql`select 1`.execute(tx);
      await wait(ASK_EACH_MS, null, { signal: done.signal }).catch(() => null);
    }
  })();
  // A connection that is lost is told below, when that is done.
  asking.catch(() => undefined);
  try {
    await work();
  } finally {
    done.abort();
  }
  await asking;
}

const withoutSecrets = (plans: readonly TablePlan[]) =>
  plans.filter(({ name }) => name !== "sharedSecret");
