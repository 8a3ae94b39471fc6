import { randomInt } from "node:crypto";
import type Database from "better-sqlite3";

/** Bytes of the file's header: https://sqlite.org/fileformat.html#application_id */
export const MARK_AT = 68;
/** SQLite reads it with its sign. */
const MOST = 2 ** 31;

/**
 * Gives the file a number of its own in SQLite's application_id at each start, for the database of an
 * earlier day, or of another site, has another one.
 */
export function markStart(sqlite: Database.Database): void {
  try {
    sqlite.pragma(`application_id = ${randomInt(1, MOST)}`);
    sqlite.pragma("wal_checkpoint(TRUNCATE)");
  } catch {
    // A disk that is full, or only read: the file keeps the number that it has.
  }
}

export const markOf = (sqlite: Database.Database): number =>
  Number(sqlite.pragma("application_id", { simple: true }));
