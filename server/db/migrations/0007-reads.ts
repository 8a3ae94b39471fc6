import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // No reference to a post: deleted ones wait in a table of their own, and may come back.
  await db.schema
    .createTable("postRead")
    .addColumn("blogId", "text", (column) => column.notNull())
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("count", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("postReadKey", ["blogId", "day"])
    .execute();
  await db.schema.createIndex("postReadByDay").on("postRead").column("day").execute();

  // What the dashboard reads of the enquiries, without their rows and without quarantined ones.
  await db.schema
    .createIndex("enquiryByDay")
    .on("enquiry")
    .columns(["status", "createdAt", "topic", "answeredAt"])
    .execute();
}
