import type { Kysely } from "kysely";

/** The table of better-auth's plugin, version 1.7, under our name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("staffPasskey")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("name", "text")
    .addColumn("publicKey", "text", (column) => column.notNull())
    .addColumn("userId", "text", (column) =>
      column.notNull().references("staff.id").onDelete("cascade"),
    )
    .addColumn("credentialID", "text", (column) => column.notNull().unique())
    .addColumn("counter", "integer", (column) => column.notNull())
    .addColumn("deviceType", "text", (column) => column.notNull())
    .addColumn("backedUp", "integer", (column) => column.notNull())
    .addColumn("transports", "text")
    .addColumn("createdAt", "text")
    .addColumn("aaguid", "text")
    .execute();
  await db.schema.createIndex("staffPasskeyByUser").on("staffPasskey").column("userId").execute();
}
