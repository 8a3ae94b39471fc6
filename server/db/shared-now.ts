import { PostgresAdapter, sql } from "kysely";
import type { Db, Tx } from "./schema.ts";

/**
 * The time by which nodes tell one another who is at what, and since when: the clock of the database that they share,
 * since their own may differ. On SQLite there is one machine, and its clock.
 * @returns ms since 1970
 */
export async function sharedNow(source: Db | Tx): Promise<number> {
  if (!(source.getExecutor().adapter instanceof PostgresAdapter)) return Date.now();
  const { now } = await source
    .selectNoFrom(sql<number>`(extract(epoch from clock_timestamp()) * 1000)::float8`.as("now"))
    .executeTakeFirstOrThrow();
  return Math.floor(now);
}
