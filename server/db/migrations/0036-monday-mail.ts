import type { Kysely } from "kysely";

/** Who wants the mail of a Monday, or does not, where they have said so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("mondayMail")
    .addColumn("userId", "text", (column) =>
      column.primaryKey().references("staff.id").onDelete("cascade"),
    )
    .addColumn("isOn", "integer", (column) => column.notNull())
    .execute();
}
