import type { Kysely } from "kysely";

/** What a line of the audit trail tells besides the name of a thing, in no language. Of older ones nobody knows it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("audit").addColumn("detail", "text").execute();
}
