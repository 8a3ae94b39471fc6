import type { Kysely } from "kysely";

/** Whoever writes sees under which heading somebody else does. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("presence").addColumn("heading", "text").execute();
}
