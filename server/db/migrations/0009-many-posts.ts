import { type Kysely, sql } from "kysely";
import { createSearchIndex } from "./0009-search-index.ts";
import { randomPickKey, searchColumnsOf } from "./0009-search-words.ts";

type Post = { id: string; title: string; type: string; content: string };
type Added = { searchTitle: string; searchText: string; pickKey: number };
type Tables = {
  blog: Post & Added;
  trashedBlog: Post & Added;
  blogCount: { type: string; count: number };
};

const ROWS_AT_ONCE = 200;

/** What a blog of any size needs to be counted, picked from and searched without reading all of it. */
export async function up(untyped: Kysely<unknown>): Promise<void> {
  const db = untyped as Kysely<Tables>;
  for (const table of ["blog", "trashedBlog"] as const) {
    await db.schema
      .alterTable(table)
      .addColumn("searchTitle", "text", (column) => column.notNull().defaultTo(""))
      .execute();
    await db.schema
      .alterTable(table)
      .addColumn("pickKey", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await fillColumns(db, table);
  }
  // A few posts at random are those next to random points; of one type, or of all.
  await db.schema.createIndex("blogByPickKey").on("blog").column("pickKey").execute();
  await db.schema
    .createIndex("blogByTypeAndPickKey")
    .on("blog")
    .columns(["type", "pickKey"])
    .execute();
  // When the blog last changed.
  await db.schema.createIndex("blogByUpdatedAt").on("blog").column("updatedAt").execute();

  await db.schema
    .createTable("blogCount")
    .addColumn("type", "text", (column) => column.primaryKey())
    .addColumn("count", "integer", (column) => column.notNull())
    .execute();
  await db
    .insertInto("blogCount")
    .columns(["type", "count"])
    .expression(
      db
        .selectFrom("blog")
        .select(["type", sql<number>`count(*)`.as("count")])
        .groupBy("type"),
    )
    .execute();

  await createSearchIndex(untyped);
}

async function fillColumns(db: Kysely<Tables>, table: "blog" | "trashedBlog"): Promise<void> {
  let last = "";
  while (true) {
    const posts = await db
      .selectFrom(table)
      .select(["id", "title", "type", "content"])
      .where("id", ">", last)
      .orderBy("id")
      .limit(ROWS_AT_ONCE)
      .execute();
    for (const { id, ...post } of posts) {
      await db
        .updateTable(table)
        .set({ ...searchColumnsOf(post), pickKey: randomPickKey() })
        .where("id", "=", id)
        .execute();
      last = id;
    }
    if (posts.length < ROWS_AT_ONCE) return;
  }
}
