import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { boot } from "#server/boot.ts";
import { olderSite } from "#tests/support/older-site.ts";

const BEFORE = "0039-passkeys";
/** What a later one of them makes: that it is there already ends the upgrade in its middle. */
const IN_THE_WAY = "secondFactorDuty";
const AT = "2025-11-20T06:00:00.000Z";

test("a change of tables that fails in its middle leaves what was there, for the version of before; then it goes on", async () => {
  const { db, place } = await olderSite(BEFORE);
  const row = { kind: "settings", documentId: "agency", lang: "en", schema: 1, version: 3 };
  const body = JSON.stringify({ _id: "agency", brand: { name: "Noor Travels", tagline: "" } });
  await db
    .insertInto("document")
    .values({ ...row, updatedAt: AT, body })
    .execute();
  await sql`create table ${sql.table(IN_THE_WAY)} ("id" integer primary key)`.execute(db);
  const state = async () => ({
    tables: (await db.introspection.getTables()).map(({ name, columns }) => [
      name,
      columns.map((column) => column.name),
    ]),
    done: (await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db))
      .rows,
    documents: await db.selectFrom("document").selectAll().execute(),
  });
  const before = await state();
  expect(before.done.at(-1)).toEqual({ name: BEFORE });

  await expect(boot({ ...place, SEED_DEMO: false })).rejects.toThrow();
  expect(await state()).toEqual(before);

  await sql`drop table ${sql.table(IN_THE_WAY)}`.execute(db);
  const now = await boot({ ...place, SEED_DEMO: false });
  onTestFinished(() => now.db.destroy());
  expect((await now.site.settings.get()).brand.name).toBe("Noor Travels");
  expect((await state()).done.length).toBeGreaterThan(before.done.length);
});
