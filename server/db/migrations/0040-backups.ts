import type { Kysely } from "kysely";

/** When backups are made by themselves, and for whose key they are locked; without a row as at first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("backupPlan")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("isOn", "integer", (column) => column.notNull())
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("recipient", "text")
    .execute();
}
