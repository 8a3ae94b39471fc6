import Database from "better-sqlite3";
import { codeOf } from "#server/errors/code-of.ts";

/** Kilobytes: whoever reads all of it comes to each page once, and gains nothing by keeping more of them. */
const KEPT_PAGES_KB = 2000;

/**
 * What was being written when a process was killed is first taken back, where it lies in a journal (before a
 * database has its log): SQLite reads nothing before that, and needs a handle that may write.
 * @throws SqliteError
 */
export function openToRead(file: string, timeout?: number): Database.Database {
  const options = timeout === undefined ? {} : { timeout };
  const database = new Database(file, { readonly: true, ...options });
  try {
    readOnce(database);
    return reading(database);
  } catch (error) {
    database.close();
    if (codeOf(error) !== "SQLITE_READONLY_ROLLBACK") throw error;
  }
  const writing = new Database(file, { fileMustExist: true, ...options });
  try {
    readOnce(writing);
  } finally {
    writing.close();
  }
  return reading(new Database(file, { readonly: true, ...options }));
}

const reading = (database: Database.Database): Database.Database => {
  database.pragma(`cache_size = -${KEPT_PAGES_KB}`);
  return database;
};

const readOnce = (database: Database.Database) =>
  database.prepare("select 1 from sqlite_master limit 1").get();
