import type { Kysely } from "kysely";

/** What needs somebody, and was put off until a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("putOff")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("until", "text", (column) => column.notNull())
    .execute();
}
