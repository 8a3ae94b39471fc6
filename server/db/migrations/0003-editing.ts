import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // Deleted posts lie in a table of their own: no query of the site can show one by mistake, and
  // their links are free.
  await db.schema
    .createTable("trashedBlog")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("link", "text", (column) => column.notNull())
    .addColumn("image", "text", (column) => column.notNull())
    .addColumn("content", "text", (column) => column.notNull())
    .addColumn("searchText", "text", (column) => column.notNull())
    .addColumn("createdAt", "text", (column) => column.notNull())
    .addColumn("updatedAt", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("deletedAt", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("trashedBlogByDeletedAt")
    .on("trashedBlog")
    .column("deletedAt")
    .execute();

  // No reference to staff: what somebody did stays when they leave.
  await db.schema
    .createTable("audit")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("userId", "text")
    .addColumn("userName", "text", (column) => column.notNull())
    .addColumn("action", "text", (column) => column.notNull())
    .addColumn("thing", "text", (column) => column.notNull())
    .addColumn("thingId", "text", (column) => column.notNull())
    .addColumn("summary", "text", (column) => column.notNull())
    .execute();
}
