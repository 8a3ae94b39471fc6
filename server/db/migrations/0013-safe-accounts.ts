import { type Kysely, sql } from "kysely";

type Tables = { staff: { id: string; createdAt: string; owner: number | null } };

/**
 * Whoever registered first is the owner; where they have left, whoever has been there longest. Tries
 * to sign in know whose account they were aimed at, so that a new password clears them.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema.alterTable("attempt").addColumn("userId", "text").execute();
  await db.schema.createIndex("attemptByUser").on("attempt").column("userId").execute();

  await db.schema.alterTable("staff").renameColumn("firstUser", "owner").execute();
  await db.updateTable("staff").set({ owner: null }).execute();
  await sql`
    update "staff" set "owner" = 1
    where "id" = (select "id" from "staff" order by "createdAt", "id" limit 1)
  `.execute(db);
}
