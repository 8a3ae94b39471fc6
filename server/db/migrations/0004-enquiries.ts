import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("enquiry")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("reference", "text", (column) => column.notNull().unique())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("unread", "integer", (column) => column.notNull())
    .addColumn("topic", "text", (column) => column.notNull())
    .addColumn("package", "text")
    .addColumn("page", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("phone", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("month", "text", (column) => column.notNull())
    .addColumn("travellers", "integer")
    .addColumn("message", "text", (column) => column.notNull())
    .addColumn("spamReasons", "text", (column) => column.notNull())
    .addColumn("searchText", "text", (column) => column.notNull())
    .addColumn("createdAt", "text", (column) => column.notNull())
    .addColumn("updatedAt", "text", (column) => column.notNull())
    .addColumn("answeredAt", "text")
    .addColumn("closedAt", "text")
    .addColumn("version", "integer", (column) => column.notNull())
    .execute();
  // The inbox by status, newest first: ids sort by time. The counts read the second one alone.
  await db.schema.createIndex("enquiryByStatus").on("enquiry").columns(["status", "id"]).execute();
  await db.schema
    .createIndex("enquiryByUnread")
    .on("enquiry")
    .columns(["status", "unread"])
    .execute();
  await db.schema.createIndex("enquiryByClosedAt").on("enquiry").column("closedAt").execute();

  await db.schema
    .createTable("enquiryEvent")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("enquiryId", "text", (column) =>
      column.notNull().references("enquiry.id").onDelete("cascade"),
    )
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("userId", "text")
    .addColumn("userName", "text", (column) => column.notNull())
    .addColumn("status", "text")
    .addColumn("note", "text")
    .execute();
  await db.schema
    .createIndex("enquiryEventByEnquiry")
    .on("enquiryEvent")
    .columns(["enquiryId", "id"])
    .execute();

  await db.schema
    .createTable("formUse")
    .addColumn("formId", "text", (column) => column.notNull())
    .addColumn("contentHash", "text", (column) => column.notNull())
    .addColumn("enquiryId", "text", (column) =>
      column.notNull().references("enquiry.id").onDelete("cascade"),
    )
    .addColumn("usedAt", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("formUseKey", ["formId", "contentHash"])
    .execute();
  await db.schema.createIndex("formUseByEnquiry").on("formUse").column("enquiryId").execute();
  await db.schema.createIndex("formUseByUsedAt").on("formUse").column("usedAt").execute();

  await db.schema
    .createTable("mail")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("enquiryId", "text", (column) => column.references("enquiry.id").onDelete("cascade"))
    .addColumn("to", "text")
    .addColumn("payload", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("tries", "integer", (column) => column.notNull())
    .addColumn("nextTryAt", "text")
    .addColumn("leaseId", "text")
    .addColumn("leaseUntil", "text")
    .addColumn("lastError", "text")
    .addColumn("createdAt", "text", (column) => column.notNull())
    .addColumn("sentAt", "text")
    .addColumn("expiresAt", "text")
    .execute();
  await db.schema.createIndex("mailByState").on("mail").columns(["state", "nextTryAt"]).execute();
  await db.schema.createIndex("mailByEnquiry").on("mail").column("enquiryId").execute();
  await db.schema.createIndex("mailByKind").on("mail").columns(["kind", "createdAt"]).execute();

  await db.schema
    .createTable("passwordReset")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("userId", "text", (column) =>
      column.notNull().references("staff.id").onDelete("cascade"),
    )
    .addColumn("tokenHash", "text", (column) => column.notNull().unique())
    .addColumn("createdAt", "text", (column) => column.notNull())
    .addColumn("expiresAt", "text", (column) => column.notNull())
    .addColumn("usedAt", "text")
    .execute();
  await db.schema.createIndex("passwordResetByUser").on("passwordReset").column("userId").execute();
}
