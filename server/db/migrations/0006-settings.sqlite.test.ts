import Database from "better-sqlite3";
import { Kysely, SqliteDialect } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { up as makeTables } from "./0001-content.ts";
import { up } from "./0006-settings.ts";

type Rows = { document: { id: string; body: string; version: number; updatedAt: string } };

test("settings come apart by group, the policy becomes one text, nothing is dropped", async () => {
  const db = new Kysely<unknown>({
    dialect: new SqliteDialect({ database: new Database(":memory:") }),
  });
  onTestFinished(() => db.destroy());
  await makeTables(db);
  const documents = db as Kysely<Rows>;
  const old = {
    settings: { brand: { name: "Noor", logo: "/n.svg" }, phones: [], knowMoreLink: "/blog/x" },
    privacy: { title: "Privacy", sections: [{ id: "a", heading: "A", html: "<p>a</p>" }] },
    about: { hero: {} },
  };
  const at = "2026-11-01T00:00:00.000Z";
  const rows = Object.entries(old).map(([id, body]) => ({
    id,
    body: JSON.stringify(body),
    version: 4,
    updatedAt: at,
  }));
  await documents.insertInto("document").values(rows).execute();

  await up(db);

  const now = await documents.selectFrom("document").selectAll().execute();
  expect(new Set(now.map(({ updatedAt }) => updatedAt))).toEqual(new Set([at]));
  expect(Object.fromEntries(now.map(({ id, body }) => [id, JSON.parse(body)]))).toEqual({
    about: { hero: {} },
    privacy: { title: "Privacy", content: "<h2>A</h2><p>a</p>" },
    "settings/agency": { _id: "agency", brand: { name: "Noor" } },
    "settings/contact": { _id: "contact", phones: [] },
    "settings/social": { _id: "social" },
    "settings/notice": { _id: "notice" },
    "settings/know-more": { _id: "know-more", knowMoreLink: "/blog/x" },
    "settings/look": { _id: "look", look: { logo: "/n.svg" } },
  });
});
