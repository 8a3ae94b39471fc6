import { PostgresAdapter, sql } from "kysely";
import type { Tx } from "./schema.ts";

/** What nodes do one after another; the numbers are the locks' in PostgreSQL. */
const TURNS = { seed: 1, enquiry: 2, demo: 3, redirects: 4, "type-names": 5 } as const;
/** So that the locks are ours: "Rihl" in ASCII. */
const OURS = 0x52_69_68_6c;

/**
 * Waits until no other transaction holds this turn, and holds it until `tx` ends. What others wrote
 * before is seen by the queries that follow. In SQLite one transaction runs at a time anyway.
 */
export async function takeTurn(tx: Tx, turn: keyof typeof TURNS): Promise<void> {
  if (!(tx.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`select pg_advisory_xact_lock(${OURS}::integer, ${TURNS[turn]}::integer)`.execute(tx);
}
