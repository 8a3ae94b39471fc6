import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("media")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("hash", "text", (column) => column.notNull().unique())
    .addColumn("stem", "text", (column) => column.notNull().unique())
    .addColumn("extension", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("width", "integer", (column) => column.notNull())
    .addColumn("height", "integer", (column) => column.notNull())
    .addColumn("bytes", "integer", (column) => column.notNull())
    .addColumn("alt", "text", (column) => column.notNull())
    .addColumn("decorative", "integer", (column) => column.notNull())
    .addColumn("focusX", "integer", (column) => column.notNull())
    .addColumn("focusY", "integer", (column) => column.notNull())
    .addColumn("searchText", "text", (column) => column.notNull())
    .addColumn("isReady", "integer", (column) => column.notNull())
    .addColumn("createdAt", "text", (column) => column.notNull())
    .addColumn("updatedAt", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .execute();

  // The library is read newest first.
  await db.schema
    .createIndex("mediaByCreatedAt")
    .on("media")
    .columns(["isReady", "createdAt", "id"])
    .execute();
}
