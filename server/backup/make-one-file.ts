import Database from "better-sqlite3";

/**
 * Writes what is still in the log of a database into it, and takes back what was not written to its end.
 * @throws SqliteError
 */
export function makeOneFile(file: string): void {
  const database = new Database(file, { fileMustExist: true });
  try {
    database.pragma("journal_mode = delete");
  } finally {
    database.close();
  }
}
