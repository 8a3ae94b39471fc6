import type { Kysely } from "kysely";

/** What is taken over from another site, how far it is, and what became of each thing of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("import")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("source", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("address", "text", (column) => column.notNull())
    .addColumn("bytes", "integer")
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("wish", "text", (column) => column.notNull())
    .addColumn("step", "text", (column) => column.notNull())
    .addColumn("isLooked", "integer", (column) => column.notNull())
    .addColumn("isStopping", "integer", (column) => column.notNull())
    .addColumn("problem", "text")
    .addColumn("done", "integer", (column) => column.notNull())
    .addColumn("total", "integer", (column) => column.notNull())
    .addColumn("notes", "text", (column) => column.notNull())
    .addColumn("userId", "text", (column) => column.notNull())
    .addColumn("userName", "text", (column) => column.notNull())
    .addColumn("createdAt", "text", (column) => column.notNull())
    .addColumn("aliveAt", "text", (column) => column.notNull())
    .addColumn("finishedAt", "text")
    .execute();
  await db.schema
    .createTable("importItem")
    .addColumn("importId", "text", (column) =>
      column.notNull().references("import.id").onDelete("cascade"),
    )
    .addColumn("number", "integer", (column) => column.notNull())
    .addColumn("key", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("documentId", "text", (column) => column.notNull())
    .addColumn("link", "text", (column) => column.notNull())
    .addColumn("wished", "text")
    .addColumn("oldPath", "text")
    .addColumn("isPublic", "integer", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("version", "integer")
    .addColumn("redirectId", "text")
    .addColumn("before", "text")
    .addColumn("notes", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("importItem_pkey", ["importId", "number"])
    .execute();
  await db.schema.createIndex("importItemByKey").on("importItem").columns(["key"]).execute();
  await db.schema
    .createIndex("importItemByState")
    .on("importItem")
    .columns(["importId", "state", "number"])
    .execute();
  await db.schema
    .createTable("importPicture")
    .addColumn("importId", "text", (column) =>
      column.notNull().references("import.id").onDelete("cascade"),
    )
    .addColumn("address", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("mediaId", "text")
    .addColumn("url", "text")
    .addPrimaryKeyConstraint("importPicture_pkey", ["importId", "address"])
    .execute();
  await db.schema
    .createIndex("importPictureByAddress")
    .on("importPicture")
    .columns(["address"])
    .execute();
}
