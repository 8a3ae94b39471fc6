import { sql } from "kysely";
import type { Tx } from "#server/db/schema.ts";

/** How many wait for what the transaction holds. It asks itself: one that is idle for long is ended. */
export async function waitingFor(tx: Tx): Promise<number> {
  await sql`select pg_stat_clear_snapshot()`.execute(tx);
  const { rows } = await sql<{ count: string }>`
    select count(*) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(tx);
  return Number(rows[0]?.count);
}
