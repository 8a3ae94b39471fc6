import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("attempt")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("tries", "integer", (column) => column.notNull())
    .addColumn("endsAt", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("attemptByEnd").on("attempt").column("endsAt").execute();
}
