import { PostgresAdapter, sql } from "kysely";
import type { Db, Tx } from "./schema.ts";

/** What nodes do one after another; the numbers are the locks' in PostgreSQL. */
const TURNS = {
  seed: 1,
  enquiry: 2,
  demo: 3,
  redirects: 4,
  "type-names": 5,
  invitation: 6,
  template: 8,
  import: 10,
  languages: 11,
  "picture-files": 12,
} as const;
type Turn = keyof typeof TURNS;
/** So that the locks are ours: "Rihl" in ASCII. */
const OURS = 0x52_69_68_6c;

/**
 * Waits until no other transaction holds this turn, and holds it until `tx` ends. What others wrote
 * before is seen by the queries that follow. In SQLite one transaction runs at a time anyway.
 */
export async function takeTurn(tx: Tx, turn: Turn): Promise<void> {
  if (!isPostgres(tx)) return;
  // A node that starts waits until another one has filled the database.
  if (turn === "seed") await sql`set local lock_timeout = 0`.execute(tx);
  await sql`select pg_advisory_xact_lock${lockOf(turn)}`.execute(tx);
}

/** As `takeTurn`, beside others who share it. */
export async function shareTurn(tx: Tx, turn: Turn): Promise<void> {
  if (isPostgres(tx)) await sql`select pg_advisory_xact_lock_shared${lockOf(turn)}`.execute(tx);
}

/**
 * Does it on other connections while the turn is held; waits for nobody. In SQLite, which one process has, it is always
 * done.
 * @returns false: another transaction holds the turn, and nothing was done
 */
export async function unlessTaken(db: Db, turn: Turn, work: () => Promise<void>): Promise<boolean> {
  if (!isPostgres(db)) {
    await work();
    return true;
  }
  return db.transaction().execute(async (tx) => {
    const asked = sql<{ ours: boolean }>`select pg_try_advisory_xact_lock${lockOf(turn)} as ours`;
    const isOurs = (await asked.execute(tx)).rows[0]?.ours ?? false;
    if (isOurs) await work();
    return isOurs;
  });
}

const isPostgres = (db: Db | Tx) => db.getExecutor().adapter instanceof PostgresAdapter;

/** In full, as the log and PostgreSQL's own lists name the lock by this text. */
const lockOf = (turn: Turn) => sql.raw(`(${OURS}, ${TURNS[turn]}) /* turn: ${turn} */`);
