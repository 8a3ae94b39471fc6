import Database from "better-sqlite3";
import { Kysely, SqliteDialect } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { up as makeTables } from "./0001-content.ts";
import { up as makeTrash } from "./0003-editing.ts";
import { up } from "./0017-history.ts";

const stem = (digit: string) => `${digit.repeat(20)}-800x600-7a6b5c`;
const picture = (digit: string) => `/media/${stem(digit)}/picture.jpg`;

type Rows = Record<"document" | "blog" | "trashedBlog" | "pictureUse", Record<string, unknown>>;

test("where pictures of an older site are used is known: documents, posts, the trash", async () => {
  const database = new Database(":memory:");
  const db = new Kysely<Rows>({ dialect: new SqliteDialect({ database }) });
  onTestFinished(() => db.destroy());
  await makeTables(db as Kysely<unknown>);
  await makeTrash(db as Kysely<unknown>);
  const body = (text: string) => ({ body: JSON.stringify({ text }), version: 1, updatedAt: "" });
  await db
    .insertInto("document")
    .values([
      { id: "home", ...body(`${picture("a")} ${picture("a")} ${picture("b")}`) },
      { id: "about", ...body(picture("a")) },
      { id: "package/umrah", ...body(picture("c")) },
      { id: "settings/look", ...body("/art/logo-mark.svg") },
    ])
    .execute();
  const times = { createdAt: "", updatedAt: "", version: 1 };
  const post = (id: string, image: string, content: string) => ({
    ...{ id, link: id, image, content, title: id, type: "Umrah", searchText: "" },
    ...times,
  });
  // More than are read at once.
  const many = Array.from({ length: 450 }, (_, index) => post(`id-${index}`, picture("d"), ""));
  await db.insertInto("blog").values(many).execute();
  const kept = post("kept", "/x.jpg", `<img src="${picture("e")}">`);
  await db
    .insertInto("trashedBlog")
    .values({ ...kept, deletedAt: "2026-11-01" })
    .execute();

  await up(db as never);

  const uses = await db.selectFrom("pictureUse").selectAll().execute();
  const of = (digit: string) =>
    uses
      .filter((use) => use.stem === stem(digit))
      .map(({ kind, documentId }) => `${kind}/${documentId}`);
  expect(of("a").sort()).toEqual(["home/home", "page/about"]);
  expect([of("b"), of("c"), of("e")]).toEqual([["home/home"], ["package/umrah"], ["post/kept"]]);
  expect(new Set(of("d")).size).toBe(450);
  expect(uses).toHaveLength(455);
});
