import type { Kysely } from "kysely";

/** A note that was sent without an answer is known again; of a template it is known who changed it last. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("enquiryEvent").addColumn("sentAs", "text").execute();
  await db.schema.alterTable("replyTemplate").addColumn("changedById", "text").execute();
  await db.schema
    .alterTable("replyTemplate")
    .addColumn("changedByName", "text", (column) => column.notNull().defaultTo(""))
    .execute();
}
