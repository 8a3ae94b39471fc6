import Database from "better-sqlite3";
import { Kysely, SqliteDialect } from "kysely";
import { Migrator } from "kysely/migration";
import { expect, onTestFinished, test } from "vitest";
import { createSite } from "#server/site.ts";
import type { Db } from "../schema.ts";
import { migrations } from "./index.ts";

const NAMES = ["Nadia", "Karim", "Farida"];

/** A site of before, whose staff are still there from this one on. */
async function migrateFrom(first: number) {
  const db: Db = new Kysely({ dialect: new SqliteDialect({ database: new Database(":memory:") }) });
  onTestFinished(() => db.destroy());
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  await migrator.migrateTo("0012-content-version");
  const old = db as unknown as Kysely<Record<string, Record<string, unknown>>>;
  const staff = NAMES.map((name, index) => ({
    id: `id-${index}`,
    name,
    email: `${name}@rihla.example`,
    createdAt: `2026-01-0${index + 1}T00:00:00.000Z`,
    updatedAt: "2026-01-05T00:00:00.000Z",
    firstUser: index === 0 ? 1 : null,
  }));
  // Not in the order of registering.
  const left = staff.slice(first).toReversed();
  if (left.length > 0) await old.insertInto("staff").values(left).execute();
  await old
    .insertInto("attempt")
    .values({ key: "of before", tries: 10, endsAt: "2026-01-01T00:00:00.000Z" })
    .execute();
  const { error } = await migrator.migrateToLatest();
  expect(error).toBeUndefined();
  return createSite(db);
}

test("the first user becomes the owner; where they have left, who has been there longest", async () => {
  for (const first of [0, 1]) {
    const site = await migrateFrom(first);
    expect((await site.user.findOwner())?.name).toBe(NAMES[first]);
  }
  const empty = await migrateFrom(NAMES.length);
  expect([await empty.user.findOwner(), await empty.user.isFirst()]).toEqual([null, true]);
});
