import { sql } from "kysely";
import { DEFAULT_MIGRATION_TABLE } from "kysely/migration";
import { DatabaseError } from "./database-error.ts";
import { refuseForeign, refuseNewer } from "./refuse-others.ts";
import type { Db } from "./schema.ts";

/**
 * Refuses a database that is not ours to write to, before anything is written.
 * @param where its host and name, for the owner
 * @throws DatabaseError "not-utf8", "foreign" or "newer"
 */
export async function inspectPostgres(db: Db, where: string): Promise<void> {
  const settings = await sql<{ encoding: string }>`
    select current_setting('server_encoding') as encoding`.execute(db);
  const encoding = settings.rows[0]?.encoding ?? "";
  if (encoding !== "UTF8") {
    throw new DatabaseError("not-utf8", where, `its encoding is ${encoding}`);
  }
  const names = await tablesIn(db);
  refuseForeign(where, names);
  if (!names.includes(DEFAULT_MIGRATION_TABLE)) return;
  const changes = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  refuseNewer(
    where,
    changes.rows.map(({ name }) => name),
  );
}

export const tablesIn = async (db: Db): Promise<string[]> => {
  const tables = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema() order by 1
  `.execute(db);
  return tables.rows.map(({ name }) => name);
};
