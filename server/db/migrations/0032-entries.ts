import type { CreateTableBuilder, Kysely } from "kysely";

/** Things of which there are many: departures, papers, visas, licences; those in the trash. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await withColumns(db.schema.createTable("entry"))
    .addUniqueConstraint("entryByAddress", ["kind", "address"])
    .execute();
  await db.schema
    .createIndex("entryByPosition")
    .on("entry")
    .columns(["kind", "parent", "position", "id"])
    .execute();
  await withColumns(db.schema.createTable("trashedEntry"))
    .addColumn("deletedAt", "text", (column) => column.notNull())
    .execute();
}

const withColumns = (table: CreateTableBuilder<string>) =>
  table
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("parent", "text", (column) => column.notNull())
    .addColumn("position", "text", (column) => column.notNull())
    .addColumn("address", "text")
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("schema", "integer", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("createdAt", "text", (column) => column.notNull())
    .addColumn("updatedAt", "text", (column) => column.notNull())
    .addColumn("body", "text", (column) => column.notNull());
