import { randomUUID } from "node:crypto";
import type { Blog } from "#contracts/blog.ts";
import { insertRows, rowOf } from "#server/content/posts/post-row.ts";
import type { Db, Tx } from "#server/db/schema.ts";

/** A post in the database; what the test does not care about is made up. */
export async function makeBlog(db: Db, given: Partial<Blog> = {}): Promise<Blog> {
  const _id = given._id ?? randomUUID();
  const createdAt = given.createdAt ?? "2026-03-01T08:00:00.000Z";
  const post: Blog = {
    title: "How to read a visa",
    type: "Visa Tips",
    image: "/art/routes-map.svg",
    link: `how-to-read-a-visa-${_id}`,
    content: "<p>Start with the dates.</p>",
    updatedAt: createdAt,
    version: 1,
    ...given,
    _id,
    createdAt,
  };
  const rows = [rowOf(post)];
  if (db.isTransaction) await insertRows(db as Tx, rows);
  else await db.transaction().execute((tx) => insertRows(tx, rows));
  return post;
}
