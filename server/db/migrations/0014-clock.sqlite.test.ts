import Database from "better-sqlite3";
import { Kysely, SqliteDialect } from "kysely";
import { Migrator } from "kysely/migration";
import { expect, onTestFinished, test } from "vitest";
import type { NewEnquiry } from "#contracts/enquiry-write.ts";
import { only } from "#contracts/only.ts";
import { newRow } from "#server/enquiries/enquiry-row.ts";
import type { Db } from "../schema.ts";
import { migrations } from "./index.ts";

const FIELDS: NewEnquiry = {
  topic: "umrah",
  package: null,
  page: "",
  language: "en",
  departure: null,
  visa: null,
  waitsFor: null,
  name: "Farida",
  phone: "",
  email: "farida@example.com",
  month: "",
  travellers: null,
  message: "",
};

/** Later migrations add others. */
const COLUMNS = [
  ...(["id", "reference", "unread", "topic", "package", "page", "name", "phone", "email"] as const),
  ...(["month", "travellers", "message", "spamReasons", "searchText", "createdAt"] as const),
  ...(["answeredAt", "version"] as const),
];

test("what was closed or marked as spam without a day has the day of its last change", async () => {
  const db: Db = new Kysely({ dialect: new SqliteDialect({ database: new Database(":memory:") }) });
  onTestFinished(() => db.destroy());
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  await migrator.migrateTo("0012-content-version");
  const [updatedAt, closedAt] = ["2026-02-01T00:00:00.000Z", "2026-01-01T00:00:00.000Z"];
  const rows = (["spam", "closed", "waiting", "spam"] as const).map((status, index) => {
    const made = newRow(FIELDS, { reference: `RH-${index}`, spamReasons: [], now: Date.now() });
    const row = only(made, COLUMNS);
    return { ...row, status, updatedAt, closedAt: index === 3 ? closedAt : null };
  });
  await (db as Kysely<{ enquiry: (typeof rows)[number] }>)
    .insertInto("enquiry")
    .values(rows)
    .execute();

  const { error } = await migrator.migrateToLatest();

  expect(error).toBeUndefined();
  const after = await db.selectFrom("enquiry").select("closedAt").orderBy("reference").execute();
  expect(after.map((row) => row.closedAt)).toEqual([updatedAt, updatedAt, null, closedAt]);
});
