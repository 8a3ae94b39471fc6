import { type Kysely, sql } from "kysely";

/** Who asks to be told of a departure, and who has been. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ["waitsFor", "toldAt"]) {
    await db.schema.alterTable("enquiry").addColumn(name, "text").execute();
  }
  await db.schema
    .alterTable("enquiry")
    .addColumn("toldBy", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  // Of all enquiries few wait.
  await db.schema
    .createIndex("enquiryByDeparture")
    .on("enquiry")
    .columns(["departureId", "id"])
    .where(sql.ref("waitsFor"), "is not", null)
    .execute();
}
