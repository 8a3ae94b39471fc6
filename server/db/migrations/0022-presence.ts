import type { Kysely } from "kysely";

/** Whoever writes sees who else has the same open. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("presence")
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("documentId", "text", (column) => column.notNull())
    .addColumn("lang", "text", (column) => column.notNull())
    .addColumn("userId", "text", (column) => column.notNull())
    .addColumn("userName", "text", (column) => column.notNull())
    .addColumn("since", "text", (column) => column.notNull())
    .addColumn("at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("presenceKey", ["kind", "documentId", "lang", "userId"])
    .execute();
}
