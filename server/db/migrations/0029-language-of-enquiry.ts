import type { Kysely } from "kysely";

/** In which language a visitor asked; what was asked before came from English pages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("enquiry")
    .addColumn("language", "text", (column) => column.notNull().defaultTo("en"))
    .execute();
}
