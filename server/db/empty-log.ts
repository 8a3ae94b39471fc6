import type Database from "better-sqlite3";

const HOUR_MS = 3_600_000;

/** What was deleted does not stay in the log of SQLite either. */
export function emptyLog(sqlite: Database.Database): void {
  // Not amid a transaction, and without waiting for whoever reads; then an hour later.
  if (sqlite.inTransaction) return;
  const waitMs = sqlite.pragma("busy_timeout", { simple: true });
  sqlite.pragma("busy_timeout = 0");
  try {
    sqlite.pragma("wal_checkpoint(TRUNCATE)");
  } finally {
    sqlite.pragma(`busy_timeout = ${waitMs}`);
  }
}

/** Every hour, until the database is closed. */
export function emptyLogHourly(sqlite: Database.Database): void {
  const timer = setInterval(() => {
    if (!sqlite.open) return clearInterval(timer);
    try {
      emptyLog(sqlite);
    } catch {
      // A file or a disk that cannot be written: whoever writes next is told.
    }
  }, HOUR_MS).unref();
}
