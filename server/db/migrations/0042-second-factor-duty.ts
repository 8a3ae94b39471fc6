import type { Kysely } from "kysely";

/** From when all staff need a second factor; without a row nobody does. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("secondFactorDuty")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("since", "text", (column) => column.notNull())
    .execute();
}
