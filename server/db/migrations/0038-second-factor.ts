import type { Kysely } from "kysely";

/** Tables of better-auth's plugins, version 1.7, under our names; what is not theirs is said. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("staff")
    .addColumn("twoFactorEnabled", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable("staffTwoFactor")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("userId", "text", (column) =>
      column.notNull().unique().references("staff.id").onDelete("cascade"),
    )
    .addColumn("secret", "text", (column) => column.notNull())
    .addColumn("backupCodes", "text", (column) => column.notNull())
    .addColumn("verified", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("failedVerificationCount", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("lockedUntil", "text")
    .execute();
  // Ours: of an app that is being set up; another one may still count.
  await db.schema
    .createTable("appSetUp")
    .addColumn("userId", "text", (column) =>
      column.primaryKey().references("staff.id").onDelete("cascade"),
    )
    .addColumn("secret", "text", (column) => column.notNull())
    .execute();
  // Ours: whether they had not signed in on that device before.
  await db.schema
    .alterTable("staffSession")
    .addColumn("isNewDevice", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createIndex("staffVerificationByIdentifier")
    .on("staffVerification")
    .column("identifier")
    .execute();
}
