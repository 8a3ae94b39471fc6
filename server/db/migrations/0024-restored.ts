import type { Kysely } from "kysely";

/** Waiting changes know which version they were restored from, lines of the audit trail what they made. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("draft").addColumn("restoredFrom", "text").execute();
  await db.schema.alterTable("draft").addColumn("restoredOver", "integer").execute();
  await db.schema.alterTable("revision").addColumn("restoredFrom", "text").execute();
  await db.schema.alterTable("audit").addColumn("revision", "text").execute();
}
