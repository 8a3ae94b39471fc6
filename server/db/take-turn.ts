import { PostgresAdapter, sql } from "kysely";
import type { Tx } from "./schema.ts";

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
} as const;
/** So that the locks are ours: "Rihl" in ASCII. */
const OURS = 0x52_69_68_6c;

/**
 * Waits until no other transaction holds this turn, and holds it until `tx` ends. What others wrote
 * before is seen by the queries that follow. In SQLite one transaction runs at a time anyway.
 */
export async function takeTurn(tx: Tx, turn: keyof typeof TURNS): Promise<void> {
  if (!(tx.getExecutor().adapter instanceof PostgresAdapter)) return;
  // A node that starts waits until another one has filled the database.
  if (turn === "seed") await sql`set local lock_timeout = 0`.execute(tx);
  // In full, as the log and PostgreSQL's own lists name the lock by this text.
  const [ours, number, name] = [OURS, TURNS[turn], turn].map((part) => sql.raw(String(part)));
  await sql`select pg_advisory_xact_lock(${ours}, ${number}) /* turn: ${name} */`.execute(tx);
}
