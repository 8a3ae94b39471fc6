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
  /** A word that a text must have besides, or must not. */
  mark?: { word: string; isThere: boolean };
};

export type Part = { limit: number; offset: number };

/** Where the words stand: all of them in the title, or not all. */
export type Rank = "title" | "text";

export type SearchEngine = {
  count: (db: Db, asked: Asked, rank?: Rank) => Promise<number>;
  /** Ids, newest first. */
  list: (db: Db, asked: Asked, rank: Rank, part: Part) => Promise<string[]>;
  /** Of the index itself, in words of the database; null: it is whole. */
  flaw: (db: Db) => Promise<string | null>;
};

const engineOf = (db: Pick<Db, "getExecutor">): SearchEngine =>
  db.getExecutor().adapter instanceof PostgresAdapter ? postgresSearch : sqliteSearch;

export const countFound = (db: Db, asked: Asked): Promise<number> => engineOf(db).count(db, asked);

export const searchFlaw = (db: Db): Promise<string | null> => engineOf(db).flaw(db);

const RANKS: readonly Rank[] = ["title", "text"];

/**
 * Ids of posts: those whose title holds every word, then the others; newest first in each.
 * @param first a word: texts that have it come before all others
 */
export async function listFound(
  db: Db,
  asked: Asked,
  { limit, offset }: Part,
  first?: string,
): Promise<string[]> {
  const engine = engineOf(db);
  const groups = first
    ? [true, false].map((isThere) => ({ mark: { word: first, isThere } }))
    : [{}];
  const parts = groups.flatMap((group) =>
    RANKS.map((rank) => [{ ...asked, ...group }, rank] as const),
  );
  const ids: string[] = [];
  /** How many of the list are before the next of it. */
  let skipped = offset;
  for (const [place, [of, rank]] of parts.entries()) {
    const left = limit - ids.length;
    if (left === 0) break;
    const found = await engine.list(db, of, rank, { limit: left, offset: skipped });
    ids.push(...found);
    const isLast = place === parts.length - 1;
    if (found.length > 0) skipped = 0;
    else if (skipped > 0 && !isLast) skipped -= await engine.count(db, of, rank);
  }
  return ids;
}
