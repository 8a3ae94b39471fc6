import { sql } from "kysely";
import type { Db, Tx } from "#server/db/schema.ts";

/** From these moments on it is counted for how long something is kept. */
const STAMPS = [
  { table: "trashedBlog", column: "deletedAt" },
  { table: "trashedOwnPage", column: "deletedAt" },
  { table: "trashedEntry", column: "deletedAt" },
  { table: "draft", column: "deletedAt" },
  { table: "enquiry", column: "closedAt" },
] as const;

/**
 * When something is deleted or closed, ISO 8601, UTC: not before the site was last seen running, so that a clock that
 * was set back a moment ago does not make it old.
 */
export async function stampNow(source: Db | Tx, now = Date.now()): Promise<string> {
  const row = await source.selectFrom("clock").select("seenAt").executeTakeFirst();
  const at = new Date(now).toISOString();
  return row && row.seenAt > at ? row.seenAt : at;
}

type Span = { from: string; to?: string };

/** What was stamped within that span of a clock that was wrong counts from `now` on. */
export async function stampAnew(tx: Tx, { from, to }: Span, now: string): Promise<void> {
  for (const { table, column } of STAMPS) {
    const stamp = sql.ref(column);
    const until = to === undefined ? sql`` : sql` and ${stamp} <= ${to}`;
    await sql`update ${sql.table(table)} set ${stamp} = ${now} where ${stamp} >= ${from}${until}`.execute(
      tx,
    );
  }
}
