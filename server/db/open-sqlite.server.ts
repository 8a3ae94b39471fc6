import { existsSync, rmSync, statSync } from "node:fs";
import Database from "better-sqlite3";
import {
  Kysely,
  type SelectModifierNode,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDriver,
  SqliteQueryCompiler,
} from "kysely";
import { codeOf } from "#server/errors/code-of.ts";
import { DatabaseError } from "./database-error.ts";
import { emptyLogHourly } from "./empty-log.ts";
import { giveName } from "./give-name.ts";
import { guardSqlite } from "./guard-sqlite.ts";
import { createHeldLocks, type HeldLocks } from "./held-locks.ts";
import { inspectSqlite } from "./inspect-sqlite.server.ts";
import { type LogToDisk, openLogToDisk } from "./log-to-disk.ts";
import { markOf, markStart, noteMark, refuseOthersLog } from "./mark-start.ts";
import { migrate, migrateTo } from "./migrate.ts";
import { PatientDriver } from "./patient-driver.ts";
import type { Db } from "./schema.ts";
import { sqliteErrorFrom } from "./sqlite-error.ts";
import { createFileWatch, type FileWatch } from "./watch-sqlite-file.ts";
import type { WriteTurns } from "./write-turns.ts";

class OurSqliteAdapter extends SqliteAdapter {
  /** The driver hands the one connection from one to the next; Kysely's own way would never let go. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** SQLite rolls DDL back like anything else; Kysely's adapter says otherwise. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** One transaction runs at a time, so the row locks that queries ask for are there already. */
class SingleWriterCompiler extends SqliteQueryCompiler {
  override visitSelectModifier(node: SelectModifierNode): void {
    if (node.modifier === "Distinct") super.visitSelectModifier(node);
  }
}

class OurSqliteDialect extends SqliteDialect {
  readonly #createDriver: () => SqliteDriver;

  constructor(...options: ConstructorParameters<typeof PatientDriver>) {
    super(options[0]);
    this.#createDriver = () => new PatientDriver(...options);
  }

  override createDriver(): SqliteDriver {
    return this.#createDriver();
  }

  override createAdapter(): SqliteAdapter {
    return new OurSqliteAdapter();
  }

  override createQueryCompiler(): SqliteQueryCompiler {
    return new SingleWriterCompiler();
  }
}

/** At the start, when nobody is kept waiting by it. */
const BUSY_TIMEOUT_MS = 5000;

/**
 * Opens the SQLite file, creating it when absent, and brings its schema up to date.
 * @param busyTimeoutMs another program's lock is waited for so long until it is open
 * @param watch tells whether it is still that file
 * @param isAlone for a server: no other process may have it open
 * @param locks hears of another program that holds the database for too long
 * @param turns of the processes that share it
 * @throws DatabaseError when the file is locked, damaged, another program's or from a newer
 * version; it is left as found
 */
export const openSqlite = (
  file: string,
  busyTimeoutMs: number = BUSY_TIMEOUT_MS,
  watch = createFileWatch(),
  isAlone = false,
  locks = createHeldLocks(),
  turns?: WriteTurns,
): Promise<Db> => openFile(file, { busyTimeoutMs, watch, isAlone, locks, turns });

/** One that this process has looked through, and nobody else has: it is not looked through again. */
export const openChecked = (file: string): Promise<Db> =>
  openFile(file, {
    ...{ busyTimeoutMs: BUSY_TIMEOUT_MS, isAlone: false, isKnownWhole: true },
    ...{ watch: createFileWatch(), locks: createHeldLocks() },
  });

type Opening = {
  busyTimeoutMs: number;
  watch: FileWatch;
  isAlone: boolean;
  locks: HeldLocks;
  turns?: WriteTurns | undefined;
  isKnownWhole?: boolean;
};

async function openFile(
  file: string,
  { busyTimeoutMs, watch, isAlone, locks, turns, isKnownWhole = false }: Opening,
): Promise<Db> {
  let sqlite: Database.Database | undefined;
  let log: LogToDisk | undefined;
  try {
    refuseFolders(file);
    refuseOthersLog(file);
    inspectSqlite(file, busyTimeoutMs, { isKnownWhole });
    if (!existsSync(file)) await makeFile(file);
    if (isAlone) refuseShared(file, busyTimeoutMs);
    sqlite = new Database(file, { timeout: busyTimeoutMs });
    refuseLocked(sqlite);
    sqlite.pragma("journal_mode = WAL");
    sqlite.pragma("synchronous = FULL");
    // Deleted data does not stay in the file.
    sqlite.pragma("secure_delete = ON");
    sqlite.pragma("foreign_keys = ON");
    if (isAlone) markStart(sqlite);
    else noteMark(sqlite);
    watch.begin(file, markOf(sqlite));
    emptyLogHourly(sqlite);
    log = await openLogToDisk(file, watch.noteUnkept);
    const db = queried(sqlite, { watch, locks, turns, log });
    await migrate(db);
    // What was confirmed is on the disk, so a power cut loses no enquiry: from here on `log` brings it there.
    sqlite.pragma("synchronous = NORMAL");
    sqlite.pragma("busy_timeout = 0");
    return db;
  } catch (error) {
    sqlite?.close();
    watch.end();
    await log?.end();
    throw sqliteErrorFrom(error, file);
  }
}

/** Of the three files that SQLite keeps. */
function refuseFolders(file: string): void {
  for (const name of [file, `${file}-wal`, `${file}-shm`]) {
    if (!statSync(name, { throwIfNoEntry: false })?.isDirectory()) continue;
    throw new DatabaseError("unusable", name, "this is a folder: move it away, then start again");
  }
}

type Querying = Pick<Opening, "watch" | "locks" | "turns"> & { log?: LogToDisk };

function queried(sqlite: Database.Database, { watch, ...rest }: Querying): Db {
  const database = guardSqlite(sqlite, watch);
  const isInTransaction = () => sqlite.inTransaction;
  const deps = { file: sqlite.name, isInTransaction, ...rest };
  return new Kysely({ dialect: new OurSqliteDialect({ database }, deps) });
}

/** Nobody else knows of the file yet. */
const alone = (): Querying => ({ watch: createFileWatch(), locks: createHeldLocks() });

/**
 * An empty file with the tables of an earlier version, for whoever copies a site into it.
 * @param last name of its last migration
 */
export async function makeSqliteFile(file: string, last: string): Promise<Db> {
  const db = queried(new Database(file), alone());
  try {
    await migrateTo(db, last);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** A half-made file would look like a lost site: it gets its name when its tables are in it. */
async function makeFile(file: string): Promise<void> {
  const coming = `${file}.new`;
  const remove = () => {
    for (const made of [coming, `${coming}-journal`]) rmSync(made, { force: true });
  };
  remove();
  try {
    const db = queried(new Database(coming), alone());
    await migrate(db).finally(() => db.destroy());
    giveName(coming, file);
  } catch (error) {
    remove();
    throw error;
  }
}

/**
 * The lock file of a data folder can be removed, and two folders can lead to one database by a
 * link; SQLite's own locks belong to the database file. Nobody gets this one while another process
 * has the file open.
 */
function refuseShared(file: string, timeout: number): void {
  const sqlite = new Database(file, { timeout });
  try {
    sqlite.pragma("locking_mode = exclusive");
    sqlite.exec("begin exclusive; rollback");
  } catch (error) {
    // On a full disk, for example, it can still be read.
    if (!codeOf(error).startsWith("SQLITE_BUSY")) return;
    throw new DatabaseError("locked", file, "another process has it open, perhaps a Rihla server");
  } finally {
    sqlite.close();
  }
}

/** Reading works in spite of another program's write lock; the first save would fail. */
function refuseLocked(sqlite: Database.Database): void {
  sqlite.exec("begin immediate; rollback");
}
