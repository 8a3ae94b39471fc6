import { type Kysely, sql } from "kysely";

type Enquiries = { enquiry: { id: string; phone: string; email: string } };

const TEXTS = [
  ...["ownerId", "followUpOn", "departureId", "visaId"],
  ...["mergedInto", "mergedWith", "mergedAt"],
];
const KEYS = ["ownerName", "phoneKey", "emailKey"];
const PART = 200;
const KEY_DIGITS = 7;
/** Of Bangla, Arabic and Persian. */
const ZEROS = [0x9e6, 0x660, 0x6f0];

/** Who looks after an enquiry and when; what is of the same visitor; texts to answer with. */
export async function up(db: Kysely<Enquiries>): Promise<void> {
  for (const name of TEXTS) await db.schema.alterTable("enquiry").addColumn(name, "text").execute();
  for (const name of KEYS) {
    await db.schema
      .alterTable("enquiry")
      .addColumn(name, "text", (column) => column.notNull().defaultTo(""))
      .execute();
  }
  for (const name of ["what", "value"]) {
    await db.schema.alterTable("enquiryEvent").addColumn(name, "text").execute();
  }
  await fillKeys(db);
  await indexColumns(db);
  await db.schema
    .createTable("replyTemplate")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("body", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("createdAt", "text", (column) => column.notNull())
    .addColumn("updatedAt", "text", (column) => column.notNull())
    .execute();
}

/** Of those that are there; a part at a time. */
export async function fillKeys(db: Kysely<Enquiries>): Promise<void> {
  for (let after = ""; ; ) {
    const rows = await db
      .selectFrom("enquiry")
      .select(["id", "phone", "email"])
      .where("id", ">", after)
      .orderBy("id")
      .limit(PART)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    const chosen = (key: (row: (typeof rows)[number]) => string) => {
      const cases = rows.map((row) => sql`when ${row.id} then ${key(row)}`);
      return sql`case ${sql.ref("id")} ${sql.join(cases, sql` `)} end`;
    };
    const ids = rows.map(({ id }) => id);
    await sql`
      update ${sql.table("enquiry")}
      set ${sql.ref("phoneKey")} = ${chosen(({ phone }) => phoneKey(phone))},
          ${sql.ref("emailKey")} = ${chosen(({ email }) => emailKey(email))}
      where ${sql.ref("id")} in (${sql.join(ids)})
    `.execute(db);
    after = last.id;
  }
}

async function indexColumns(db: Kysely<Enquiries>): Promise<void> {
  const indexes: [name: string, columns: string[]][] = [
    ["enquiryByPhoneKey", ["phoneKey"]],
    ["enquiryByEmailKey", ["emailKey"]],
    // What stands for itself, newest first, and what stands in one.
    ["enquiryByMergedInto", ["mergedInto", "id"]],
    ["enquiryByFollowUpOn", ["mergedInto", "followUpOn"]],
    // The counts read this one alone.
    ["enquiryByUnread", ["status", "unread", "mergedInto", "ownerId"]],
  ];
  await db.schema.dropIndex("enquiryByUnread").execute();
  for (const [name, columns] of indexes) {
    await db.schema.createIndex(name).on("enquiry").columns(columns).execute();
  }
}

/** The last digits of a number, as 0 to 9; empty: too short. */
function phoneKey(phone: string): string {
  const digits = phone.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((start) => code >= start && code < start + 10);
    return zero === undefined ? digit : String(code - zero);
  });
  const plain = digits.replace(/\D/g, "");
  return plain.length < KEY_DIGITS ? "" : plain.slice(-KEY_DIGITS);
}

const emailKey = (email: string) => email.trim().toLowerCase();
