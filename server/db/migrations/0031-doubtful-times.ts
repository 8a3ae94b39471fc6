import type { Kysely } from "kysely";

/** Since when the clock may be behind, and what it showed before it went back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("clock").addColumn("behindSince", "text").execute();
  await db.schema.alterTable("clock").addColumn("newestAt", "text").execute();
}
