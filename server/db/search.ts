import { PostgresAdapter } from "kysely";
import type { Db } from "./schema.ts";
import { postgresSearch } from "./search-postgres.ts";
import { sqliteSearch } from "./search-sqlite.ts";

export type Term = {
  text: string;
  /** False: it may begin a longer word. */
  isWhole: boolean;
};

/** For each word that was asked for: what it is found by, one of which a text must have. */
export type Wanted = readonly (readonly Term[])[];

export type Asked = {
  /** For one word at least. Texts are letters, marks, digits and the sign ≈. */
  words: Wanted;
  /** Of this type only. */
  type?: string | undefined;
};

export type Part = { limit: number; offset: number };

/** Where the words stand: all of them in the title, or not all. */
export type Rank = "title" | "text";

export type SearchEngine = {
  count: (db: Db, asked: Asked, rank?: Rank) => Promise<number>;
  /** Ids, newest first. */
  list: (db: Db, asked: Asked, rank: Rank, part: Part) => Promise<string[]>;
};

const engineOf = (db: Pick<Db, "getExecutor">): SearchEngine =>
  db.getExecutor().adapter instanceof PostgresAdapter ? postgresSearch : sqliteSearch;

export const countFound = (db: Db, asked: Asked): Promise<number> => engineOf(db).count(db, asked);

/** Ids of posts: those whose title holds every word, then the others; newest first in each. */
export async function listFound(db: Db, asked: Asked, { limit, offset }: Part): Promise<string[]> {
  const engine = engineOf(db);
  const first = await engine.list(db, asked, "title", { limit, offset });
  if (first.length === limit) return first;
  const isPast = first.length === 0 && offset > 0;
  const before = isPast ? await engine.count(db, asked, "title") : offset + first.length;
  const rest = { limit: limit - first.length, offset: Math.max(0, offset - before) };
  return [...first, ...(await engine.list(db, asked, "text", rest))];
}
