import type { CreateTableBuilder, Kysely } from "kysely";

/** Pages that the agency adds, those that are public and those in the trash. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await withColumns(db.schema.createTable("ownPage"))
    .addUniqueConstraint("ownPageByLink", ["link"])
    .execute();
  await withColumns(db.schema.createTable("trashedOwnPage"))
    .addColumn("deletedAt", "text", (column) => column.notNull())
    .execute();
}

const withColumns = (table: CreateTableBuilder<string>) =>
  table
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("link", "text", (column) => column.notNull())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("isInFooter", "integer", (column) => column.notNull())
    .addColumn("schema", "integer", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("createdAt", "text", (column) => column.notNull())
    .addColumn("updatedAt", "text", (column) => column.notNull())
    .addColumn("body", "text", (column) => column.notNull());
