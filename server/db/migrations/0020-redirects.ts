import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";

type Tables = { redirect: { id: string; fromPath: string } };

/**
 * Moved addresses are seen, made and removed by staff: each has an id, may lead anywhere, and says how
 * often it was used. Addresses that are asked for and are not there are counted beside them.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  const redirect = () => db.schema.alterTable("redirect");
  await redirect()
    .addColumn("id", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await redirect().addColumn("target", "text").execute();
  await redirect()
    .addColumn("uses", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await redirect().addColumn("lastUsedAt", "text").execute();
  for (const { fromPath } of await db.selectFrom("redirect").select("fromPath").execute()) {
    await db
      .updateTable("redirect")
      .set({ id: randomUUID() })
      .where("fromPath", "=", fromPath)
      .execute();
  }
  await db.schema.createIndex("redirectById").on("redirect").column("id").unique().execute();
  await db.schema.createIndex("redirectByTime").on("redirect").columns(["at", "id"]).execute();
  await db.schema.createIndex("redirectByTarget").on("redirect").column("target").execute();

  await db.schema
    .createTable("unknownPath")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("path", "text", (column) => column.notNull().unique())
    .addColumn("count", "integer", (column) => column.notNull())
    .addColumn("since", "text", (column) => column.notNull())
    .addColumn("lastAt", "text", (column) => column.notNull())
    .addColumn("isLeft", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex("unknownPathByTime").on("unknownPath").column("lastAt").execute();
}
