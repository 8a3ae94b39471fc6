import Database from "better-sqlite3";
import { Kysely, SqliteDialect } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { up } from "./0020-redirects.ts";

type Row = Record<string, unknown>;

test("addresses that moved before lead where they led, each with an id of its own", async () => {
  const db = new Kysely<{ redirect: Row }>({
    dialect: new SqliteDialect({ database: new Database(":memory:") }),
  });
  onTestFinished(() => db.destroy());
  await db.schema
    .createTable("redirect")
    .addColumn("fromPath", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("documentId", "text", (column) => column.notNull())
    .addColumn("at", "text", (column) => column.notNull())
    .execute();
  const old = ["/blog/a", "/blog/b"].map((fromPath) => ({
    ...{ fromPath, kind: "post", documentId: "1", at: "2026-11-01" },
  }));
  await db.insertInto("redirect").values(old).execute();

  await up(db as never);

  const rows = await db.selectFrom("redirect").selectAll().orderBy("fromPath").execute();
  const added = {
    target: null,
    uses: 0,
    lastUsedAt: null,
    id: expect.stringMatching(/^[\da-f-]{36}$/),
  };
  expect(rows).toEqual(old.map((row) => ({ ...row, ...added })));
  expect(new Set(rows.map(({ id }) => id)).size).toBe(2);
});
