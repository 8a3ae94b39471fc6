import type { Kysely } from "kysely";

/** Uses of a form are counted by sender: a page that is remembered gives the same form to all its visitors. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("formUse")
    .addColumn("sender", "text", (column) => column.notNull().defaultTo(""))
    .execute();
}
