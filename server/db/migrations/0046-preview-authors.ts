import type { Kysely } from "kysely";

/** Whoever is removed sees nothing more by an address that they shared. Of older ones nobody knows whose they are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("sharedPreview").addColumn("userId", "text").execute();
}
