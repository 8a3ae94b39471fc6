import type { Kysely } from "kysely";

/** The name of the site that a passkey was made for: after the site moved it opens nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("staffPasskey").addColumn("madeFor", "text").execute();
}
