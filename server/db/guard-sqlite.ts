import type Database from "better-sqlite3";
import type { SqliteDatabase, SqliteStatement } from "kysely";
import { LRUCache } from "lru-cache";
import { codeOf } from "#server/errors/code-of.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import type { FileWatch } from "./watch-sqlite-file.ts";

/** Another program writes, or has it to itself. */
const HELD = /^SQLITE_(BUSY|LOCKED)/;
const RETRY_AFTER_S = 5;
/** What SQLite says of a file, or a disk, that it cannot use any longer. */
const BROKEN = /^SQLITE_(IOERR|CORRUPT|NOTADB|CANTOPEN|READONLY)/;
/** The disk, a quota or a limit on the size of files leaves no room for it. */
const UNGROWN = /^SQLITE_(FULL|IOERR_WRITE|IOERR_SHMSIZE)$/;
/** Of the file, not of a search index in it, which can be made anew. */
const DAMAGED = /^SQLITE_(CORRUPT|CORRUPT_INDEX|NOTADB)$/;

/** What a page and the screens of staff ask again and again; long ones list many rows, and seldom the same number. */
const KEPT_STATEMENTS = 300;
const LONGEST_KEPT = 4096;
/** Anything else may change what the tables are. */
const OF_ROWS = /^\s*(select|insert|update|delete|with|begin|commit|rollback)\b/i;

/**
 * The handle as Kysely takes it: before anything is written or committed the file must be the one
 * that was opened; and the caller gets an error that says what is wrong with the database, not
 * SQLite's own.
 */
export function guardSqlite(sqlite: Database.Database, watch: FileWatch): SqliteDatabase {
  function told<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      throw meaningOf(error, watch);
    }
  }

  function prepared(query: string): SqliteStatement {
    const statement = told(() => sqlite.prepare(query));
    const isWrite = !statement.readonly || /^\s*commit\b/i.test(query);
    const isRollback = /^\s*rollback\b/i.test(query);
    const guarded = <T>(work: () => T): T => {
      if (isWrite && watch.whyShut()) throw new DomainError("database-shut");
      if (isWrite && watch.whyLost()) throw new DomainError("database-lost");
      return told(work);
    };
    return {
      reader: statement.reader,
      all: (values) => guarded(() => statement.all(...values)),
      run: (values) =>
        // When the disk is full, SQLite rolls back by itself; a second rollback would fail.
        isRollback && !sqlite.inTransaction
          ? { changes: 0, lastInsertRowid: 0 }
          : guarded(() => statement.run(...values)),
      // One that is being read through cannot be asked meanwhile: it is nobody else's.
      iterate: (values) => guarded(() => sqlite.prepare(query).iterate(...values)),
    };
  }

  const kept = new LRUCache<string, SqliteStatement>({
    max: KEPT_STATEMENTS,
    memoMethod: prepared,
  });
  return {
    close() {
      sqlite.close();
      watch.end();
    },
    prepare(query) {
      const isOfRows = OF_ROWS.test(query);
      if (!isOfRows) kept.clear();
      return isOfRows && query.length <= LONGEST_KEPT ? kept.memo(query) : prepared(query);
    },
  };
}

function meaningOf(error: unknown, watch: FileWatch): unknown {
  const meaning = ruleOf(codeOf(error), watch);
  if (!meaning) return error;
  meaning.cause = error;
  return meaning;
}

function ruleOf(code: string, watch: FileWatch): DomainError | null {
  if (HELD.test(code)) return new DomainError("database-held", { retryAfterS: RETRY_AFTER_S });
  if (DAMAGED.test(code)) watch.noteDamage();
  if (code !== "SQLITE_FULL" && !BROKEN.test(code)) return null;
  if (watch.whyShut()) return new DomainError("database-shut");
  if (watch.isFull()) return new DomainError("no-room");
  if (!UNGROWN.test(code) || watch.whyLost()) return new DomainError("database-lost");
  watch.noteCramped();
  return new DomainError("no-room");
}
