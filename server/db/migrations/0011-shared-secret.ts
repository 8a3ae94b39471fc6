import type { Kysely } from "kysely";

/** What the nodes of one site must all know, and nobody else. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("sharedSecret")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("value", "text", (column) => column.notNull())
    .execute();
}
