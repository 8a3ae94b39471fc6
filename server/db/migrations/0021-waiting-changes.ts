import { type Kysely, sql } from "kysely";

type Tables = { draft: { since: string; savedAt: string } };

/** SQLite takes the name as it is and keeps what is stored in it as it comes. */
const BYTES = sql`bytea`;

/**
 * Each state of waiting changes is known for a while, so that two who write at once can be brought together;
 * they can have a moment when they go public.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable("draftStep")
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("documentId", "text", (column) => column.notNull())
    .addColumn("lang", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("schema", "integer", (column) => column.notNull())
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("since", "text", (column) => column.notNull())
    .addColumn("userId", "text")
    .addColumn("userName", "text", (column) => column.notNull())
    .addColumn("base", "integer")
    .addColumn("body", BYTES, (column) => column.notNull())
    .addPrimaryKeyConstraint("draftStepKey", ["kind", "documentId", "lang", "version"])
    .execute();
  await db.schema.alterTable("draft").addColumn("since", "text").execute();
  await db
    .updateTable("draft")
    .set(({ ref }) => ({ since: ref("savedAt") }))
    .execute();
  await db.schema.alterTable("draft").addColumn("publishAt", "text").execute();
  await db.schema.alterTable("draft").addColumn("plannedBy", "text").execute();
  await db.schema.alterTable("draft").addColumn("problem", "text").execute();
  await db.schema.alterTable("draft").addColumn("deletedAt", "text").execute();
  await db.schema.createIndex("draftByMoment").on("draft").column("publishAt").execute();
  await db.schema.alterTable("revision").addColumn("since", "text").execute();
}
