import type { Kysely } from "kysely";

export async function up(db: Kysely<{ contentVersion: { id: number; number: number } }>) {
  await db.schema
    .createTable("contentVersion")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("number", "integer", (column) => column.notNull())
    .execute();
  await db.insertInto("contentVersion").values({ id: 1, number: 0 }).execute();
}
