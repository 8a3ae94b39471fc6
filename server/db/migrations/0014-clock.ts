import type { Kysely } from "kysely";

type Enquiries = { enquiry: { status: string; closedAt: string | null; updatedAt: string } };

/** When the site was last alive. What is done with has the day of that, so that it is deleted in time. */
export async function up(db: Kysely<Enquiries>): Promise<void> {
  await db.schema
    .createTable("clock")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("seenAt", "text", (column) => column.notNull())
    .addColumn("steadyMs", "integer", (column) => column.notNull())
    .execute();
  await db
    .updateTable("enquiry")
    .set((eb) => ({ closedAt: eb.ref("updatedAt") }))
    .where("status", "in", ["closed", "spam"])
    .where("closedAt", "is", null)
    .execute();
}
