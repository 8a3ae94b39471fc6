import { existsSync, statSync } from "node:fs";
import type Database from "better-sqlite3";
import { DEFAULT_MIGRATION_TABLE } from "kysely/migration";
import { DatabaseError } from "./database-error.ts";
import { openToRead } from "./open-to-read.ts";
import { refuseForeign, refuseNewer } from "./refuse-others.ts";

/**
 * Refuses a file that is not ours to write to. The handle is read-only, so that even a log
 * left behind by a crash is not played into a file that we then refuse.
 * @param isKnownWhole each byte was held against one that was looked through: it is not looked through again
 * @param isJustWritten by this process, for itself alone
 * @throws DatabaseError "damaged", "foreign" or "newer"; SqliteError when it cannot be read at all
 */
export function inspectSqlite(
  file: string,
  busyTimeoutMs: number,
  { isKnownWhole = false, isJustWritten = false } = {},
): void {
  if (!existsSync(file)) return;
  const sqlite = openToRead(file, busyTimeoutMs);
  try {
    if (isJustWritten) readInPlace(sqlite, file);
    const flaw = isKnownWhole ? null : firstFlaw(sqlite);
    if (flaw) throw new DatabaseError("damaged", file, flaw);
    const tables = namesFrom(
      sqlite,
      "sqlite_master where type = 'table' and name not like 'sqlite_%'",
    );
    refuseForeign(file, tables);
    if (tables.length > 0) refuseNewer(file, namesFrom(sqlite, DEFAULT_MIGRATION_TABLE));
  } finally {
    sqlite.close();
  }
}

/**
 * Its pages are in memory already, and looked at there: asking for a copy of each takes a third of the time. Not for a
 * file of others: one that is cut off meanwhile, or a disk that fails, ends the process.
 */
export const readInPlace = (sqlite: Database.Database, file: string): void =>
  void sqlite.pragma(`mmap_size = ${statSync(file).size}`);

/**
 * Of all its pages. The words of the search are made from the posts, and looking through them takes ten times as long as
 * all the rest: their pages are looked at as any others, the words by `check-data`.
 */
function firstFlaw(sqlite: Database.Database): string | null {
  // In the place of SQLite's own: tables of a module without a check are passed over.
  sqlite.table("fts5", { columns: ["word"], *rows() {} });
  const answer = String(sqlite.pragma("quick_check(1)", { simple: true }));
  return answer === "ok" ? null : answer;
}

function namesFrom(sqlite: Database.Database, source: string): string[] {
  return sqlite
    .prepare<[], { name: string }>(`select name from ${source}`)
    .all()
    .map((row) => row.name);
}
