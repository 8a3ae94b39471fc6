import Database from "better-sqlite3";
import { Kysely, SqliteDialect } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { up as makeTables } from "./0001-content.ts";
import { up as makeTrash } from "./0003-editing.ts";
import { up as makeHistory } from "./0017-history.ts";
import { up as makeStore } from "./0018-content-store.ts";
import { up } from "./0019-references.ts";

type Row = Record<string, unknown>;

const stem = "aaaaaaaaaaaaaaaaaaaa-800x600-7a6b5c";

test("pictures in use stay known, and links of documents, posts and the trash become known", async () => {
  const db = new Kysely<
    Record<"document" | "blog" | "trashedBlog" | "pictureUse" | "reference", Row>
  >({ dialect: new SqliteDialect({ database: new Database(":memory:") }) });
  onTestFinished(() => db.destroy());
  for (const make of [makeTables, makeTrash, makeHistory, makeStore]) await make(db as never);
  const row = { lang: "en", schema: 1, version: 1, updatedAt: "" };
  const tooLong = `/${"long".repeat(1000)}`;
  const looks = { logo: "/art/logo.svg", text: tooLong };
  const body = { knowMoreLink: "/blog/one/", look: looks, x: ["/", 7, null] };
  await db
    .insertInto("document")
    .values({ ...row, kind: "settings", documentId: "all", body: JSON.stringify(body) })
    .execute();
  const post = (id: string, content: string) => ({
    ...{ id, link: id, image: "", content, title: id, type: "Umrah", searchText: "" },
    ...{ createdAt: "", updatedAt: "", version: 1 },
  });
  const link = '<a rel="x" href="/packages/umrah?a=1&amp;b=2#c">a</a>';
  // More than are read at once.
  const many = Array.from({ length: 450 }, (_, index) => post(`id-${index}`, link));
  await db.insertInto("blog").values(many).execute();
  const outside = `<a href="${tooLong}">a</a><a href="//other.example">b</a><a href="https://other.example/x">c</a>`;
  await db
    .insertInto("trashedBlog")
    .values({ ...post("kept", `${link}${link}${outside}`), deletedAt: "2026-11-01" })
    .execute();
  await db.insertInto("pictureUse").values({ stem, kind: "post", documentId: "kept" }).execute();

  await up(db as never);

  const references = await db.selectFrom("reference").selectAll().execute();
  const of = (documentId: string) =>
    references.filter((one) => one.documentId === documentId).map(({ target }) => target);
  expect(of("all").sort()).toEqual(["/", "/blog/one"]);
  expect(of("kept").sort()).toEqual([`/media/${stem}`, "/packages/umrah"]);
  expect(references.filter(({ target }) => target === "/packages/umrah")).toHaveLength(451);
  expect(references).toHaveLength(454);
  expect(new Set(references.map(({ lang }) => lang))).toEqual(new Set(["en"]));
});
