import type { Kysely } from "kysely";

/** Versions that were given out before a backup was put back are not given out again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("contentVersion")
    .addColumn("floor", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}
