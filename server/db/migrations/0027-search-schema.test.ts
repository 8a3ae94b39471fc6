import Database from "better-sqlite3";
import { Kysely, PostgresDialect, SqliteDialect } from "kysely";
import { Migrator } from "kysely/migration";
import pg from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import { boot } from "#server/boot.ts";
import { sqliteFile } from "#server/db/open.server.ts";
import { startIndexing } from "#server/jobs/index-posts.ts";
import { catchLog } from "#tests/support/catch-log.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { testDatabase } from "#tests/support/test-place.ts";
import { migrations } from "./index.ts";

type OldPost = Record<string, unknown>;
type OldDb = Kysely<Record<"blog" | "trashedBlog", OldPost>>;

/** As it was stored and indexed then: the article stayed, and ﷺ was one word. More than are taken at once. */
const POSTS: OldPost[] = Array.from({ length: 25 }, (_, index) => ({
  ...{ id: `id-${index}`, title: "العمرة", type: "Umrah", link: `link-${index}`, image: "" },
  ...{ content: "<p>সৌদী আরব ﷺ</p>", searchTitle: "العمره", searchText: "umrah সৌদী আরব ﷺ" },
  ...{ pickKey: index, createdAt: `2026-01-01T00:00:00.${100 + index}Z`, version: 3 },
  updatedAt: "2026-02-01T00:00:00.000Z",
}));

test("posts of an old site are found as before at once, and by their new words soon after; so are those in the trash", async () => {
  const place = await oldSite(async (db) => {
    await db.insertInto("blog").values(POSTS).execute();
    const trashed = { ...POSTS[0], id: "trashed", link: "trashed" };
    const deletedAt = new Date().toISOString();
    await db
      .insertInto("trashedBlog")
      .values({ ...trashed, deletedAt })
      .execute();
  });

  const { db, site } = await boot({ ...place, SEED_DEMO: false });
  onTestFinished(() => db.destroy());
  const counts = async () =>
    Promise.all(["العمرة", "عمره", "وسلم", "সৌদি"].map((q) => site.blog.count({ q })));
  expect(await counts()).toEqual([25, 0, 0, 0]);
  const { log, lines } = catchLog();
  const stop = startIndexing(site, log);
  await expect.poll(() => lines).toMatchObject([{ count: 26 }]);
  await stop();
  expect(await counts()).toEqual([25, 25, 25, 25]);
  await site.blog.restore("trashed", { by: null });
  expect(await counts()).toEqual([26, 26, 26, 26]);
  const kept = { version: 3, updatedAt: "2026-02-01T00:00:00.000Z" };
  expect(await site.blog.list({ q: "عمره", limit: 1 })).toMatchObject([kept]);

  await startIndexing(site, log)();
  expect(lines).toHaveLength(1);
});

/** On either engine, before this migration. */
async function oldSite(fill: (db: OldDb) => Promise<void>) {
  const DATA_DIR = temporaryFolder();
  const url = inject("postgresUrl") ? await testDatabase("blank") : null;
  const dialect = url
    ? new PostgresDialect({ pool: new pg.Pool({ connectionString: url }) })
    : new SqliteDialect({ database: new Database(sqliteFile({ DATA_DIR })) });
  const db: OldDb = new Kysely({ dialect });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateTo("0026-own-pages");
  expect(error).toBeUndefined();
  await fill(db);
  await db.destroy();
  return url ? { DATA_DIR, DATABASE_URL: url } : { DATA_DIR };
}
