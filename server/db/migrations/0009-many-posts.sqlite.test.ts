import Database from "better-sqlite3";
import { Kysely, SqliteDialect } from "kysely";
import { Migrator } from "kysely/migration";
import { expect, onTestFinished, test } from "vitest";
import { createSite } from "#server/site.ts";
import type { Db } from "../schema.ts";
import { migrations } from "./index.ts";

test("posts that are there are counted, found and picked; those in the trash once they are back", async () => {
  const db: Db = new Kysely({ dialect: new SqliteDialect({ database: new Database(":memory:") }) });
  onTestFinished(() => db.destroy());
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  await migrator.migrateTo("0007-reads");
  const old = db as unknown as Kysely<Record<"blog" | "trashedBlog", Record<string, unknown>>>;
  // Many in one second, pairs at the same moment, more than are read at once.
  const rows = Array.from({ length: 450 }, (_, index) => ({
    id: `id-${index}`,
    title: `Café ${index}`,
    type: index % 3 === 0 ? "Umrah" : "Tours",
    link: `link-${index}`,
    image: "",
    content: "<p>Bring <b>shoes</b></p>",
    searchText: "as it was",
    createdAt: `2026-01-01T00:00:0${Math.floor(index / 100)}.${100 + Math.floor(index / 2)}Z`,
    updatedAt: "2026-01-01T00:00:00.000Z",
    version: 1,
  }));
  await old.insertInto("blog").values(rows).execute();
  const trashed = {
    ...rows[0],
    id: "trashed",
    link: "trashed",
    deletedAt: new Date().toISOString(),
  };
  await old.insertInto("trashedBlog").values(trashed).execute();

  const { error } = await migrator.migrateToLatest();

  expect(error).toBeUndefined();
  const { blog } = createSite(db);
  expect(await blog.listTypes()).toEqual([
    { type: "Tours", count: 300 },
    { type: "Umrah", count: 150 },
  ]);
  expect(await blog.count({ q: "cafe shoes" })).toBe(450);
  const newest = await blog.listCards({ q: "cafe", limit: 2 });
  expect(newest.map(({ title }) => title)).toEqual(["Café 449", "Café 448"]);
  expect(new Set((await blog.pickRandomCards(9)).map(({ _id }) => _id)).size).toBe(9);
  await blog.restore("trashed", { by: null });
  expect(await blog.count({ q: "cafe", type: "Umrah" })).toBe(151);
});
