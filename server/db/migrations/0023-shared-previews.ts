import type { Kysely } from "kysely";

/** Secret addresses under which somebody without an account sees waiting changes: one a document. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("sharedPreview")
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("documentId", "text", (column) => column.notNull())
    .addColumn("lang", "text", (column) => column.notNull())
    .addColumn("secretHash", "text", (column) => column.notNull().unique())
    .addColumn("createdAt", "text", (column) => column.notNull())
    .addColumn("expiresAt", "text", (column) => column.notNull())
    .addColumn("userName", "text", (column) => column.notNull())
    .addColumn("endedAt", "text")
    .addPrimaryKeyConstraint("sharedPreviewKey", ["kind", "documentId", "lang"])
    .execute();
}
