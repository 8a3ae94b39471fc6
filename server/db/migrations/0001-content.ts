import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("document")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("body", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("updatedAt", "text", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("blog")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("link", "text", (column) => column.notNull().unique())
    .addColumn("image", "text", (column) => column.notNull())
    .addColumn("content", "text", (column) => column.notNull())
    .addColumn("searchText", "text", (column) => column.notNull())
    .addColumn("createdAt", "text", (column) => column.notNull())
    .addColumn("updatedAt", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .execute();

  // The list is read newest first, whole or by type; the id settles equal times.
  await db.schema.createIndex("blogByCreatedAt").on("blog").columns(["createdAt", "id"]).execute();
  await db.schema
    .createIndex("blogByType")
    .on("blog")
    .columns(["type", "createdAt", "id"])
    .execute();
}
