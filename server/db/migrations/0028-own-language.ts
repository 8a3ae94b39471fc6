import type { Kysely } from "kysely";

/** Whoever looks after the site reads its admin area in a language of their own; null: English. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("staff").addColumn("language", "text").execute();
}
