import Database from "better-sqlite3";
import { Kysely, SqliteDialect } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { up as makeTables } from "./0001-content.ts";
import { up as makeTrash } from "./0003-editing.ts";
import { up as makeHistory } from "./0017-history.ts";
import { up } from "./0018-content-store.ts";

type Row = Record<string, unknown>;

test("documents of an older site lie at their places, versions and times kept", async () => {
  const db = new Kysely<Record<"document" | "revision", Row>>({
    dialect: new SqliteDialect({ database: new Database(":memory:") }),
  });
  onTestFinished(() => db.destroy());
  await makeTables(db as never);
  await makeTrash(db as never);
  await makeHistory(db as never);
  const row = (id: string, body: object, version = 1) => ({
    ...{ id, version, updatedAt: `2026-11-0${version}` },
    body: JSON.stringify(body),
  });
  await db
    .insertInto("document")
    .values([
      row("home", { _id: "home", marquee: "Words" }, 3),
      row("about", { leaders: [] }),
      row("package/student-visa", { _id: "student-visa", title: "Study" }),
      row("settings/know-more", { _id: "know-more", knowMoreLink: "/blog" }),
      row("demo", { posts: ["1"], documents: ["home", "about", "package/student-visa"] }),
    ])
    .execute();

  await up(db as never);

  const documents = await db.selectFrom("document").selectAll().orderBy("kind").execute();
  expect(documents).toEqual([
    at("demo/demo", {
      posts: ["1"],
      documents: ["home/home", "page/about", "package/student-visa"],
    }),
    at("home/home", { marquee: "Words" }, 3),
    at("package/student-visa", { title: "Study" }),
    at("page/about", { leaders: [] }),
    at("settings/know-more", { knowMoreLink: "/blog" }),
  ]);
});

function at(place: string, body: object, version = 1) {
  const [kind, documentId] = place.split("/");
  return {
    ...{ kind, documentId, lang: "en", schema: 1, version, updatedAt: `2026-11-0${version}` },
    body: JSON.stringify(body),
  };
}
