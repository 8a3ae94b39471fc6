import { PostgresAdapter, sql } from "kysely";
import { MARK_BEGUN_EMPTY } from "./held-in-file.ts";
import type { Db } from "./schema.ts";

const isFile = (db: Db): boolean => !(db.getExecutor().adapter instanceof PostgresAdapter);

/** What SQLite has in its log only: from then on the database file alone is the whole site. */
export async function writeIntoFile(db: Db): Promise<void> {
  if (isFile(db)) await sql`pragma wal_checkpoint(truncate)`.execute(db);
}

export async function markBegunEmpty(db: Db): Promise<void> {
  if (isFile(db)) await sql.raw(MARK_BEGUN_EMPTY).execute(db);
}
