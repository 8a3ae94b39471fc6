import { randomInt } from "node:crypto";
import type { Blog } from "#contracts/blog.ts";
import type { BlogRow, Tx } from "#server/db/schema.ts";
import { changeCounts } from "./post-count.ts";
import { searchColumnsOf } from "./post-words.ts";

/** Posts lie at random places from 0 to this, for picking some of them. */
export const PICK_KEYS = 2 ** 31;

export const randomPickKey = (): number => randomInt(PICK_KEYS);

/** The columns that we write; an engine may keep more in a row. */
export const COLUMNS = [
  ...(["id", "title", "type", "link", "image", "content"] as const),
  ...(["searchTitle", "searchText", "searchSchema", "pickKey"] as const),
  ...(["createdAt", "updatedAt", "version"] as const),
] as const;

type Written = Pick<Blog, "title" | "type" | "image" | "link" | "content">;

/** What staff write of a post, and nothing else. */
export const writtenOf = ({ title, type, image, link, content }: Written): Written => ({
  title,
  type,
  image,
  link,
  content,
});

export const rowOf = ({ _id, ...columns }: Blog): BlogRow => ({
  id: _id,
  ...columns,
  ...searchColumnsOf(columns),
  pickKey: randomPickKey(),
});

/** Every post is inserted here, so that the counts stay right. */
export async function insertRows(tx: Tx, rows: BlogRow[]): Promise<void> {
  await tx.insertInto("blog").values(rows).execute();
  const changes = new Map<string, number>();
  for (const { type } of rows) changes.set(type, (changes.get(type) ?? 0) + 1);
  await changeCounts(tx, changes);
}
