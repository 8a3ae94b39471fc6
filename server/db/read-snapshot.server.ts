import { Kysely, SqliteDialect, sql } from "kysely";
import { DatabaseError } from "./database-error.ts";
import { createHeldLocks } from "./held-locks.ts";
import { inspectPostgres } from "./inspect-postgres.ts";
import { inspectSqlite } from "./inspect-sqlite.server.ts";
import { isMigrated, lastMigration } from "./migrate.ts";
import { type DatabasePlace, sqliteFile } from "./open.server.ts";
import { connect, placeOf } from "./open-postgres.server.ts";
import { openToRead } from "./open-to-read.ts";
import { postgresErrorFrom } from "./postgres-error.ts";
import { createPulse } from "./pulse.ts";
import type { Db } from "./schema.ts";
import { sqliteErrorFrom } from "./sqlite-error.ts";

const WAIT_MS = 5000;

/**
 * Reads a database as it is at one moment, whoever writes meanwhile. Nothing can be changed by it, not even its
 * schema.
 * @param mayBeOlder its tables may be those of an earlier version
 * @throws DatabaseError when it cannot be used, or was made by another version
 */
export async function readSnapshot<T>(
  place: DatabasePlace,
  work: (db: Db) => Promise<T>,
  { mayBeOlder = false } = {},
): Promise<T> {
  const { DATABASE_URL } = place;
  const checked = async (db: Db) => {
    const where = DATABASE_URL ? placeOf(DATABASE_URL) : sqliteFile(place);
    if (mayBeOlder || (await isMigrated(db))) return;
    throw new DatabaseError("older", where, "its tables are not those of this version");
  };
  return DATABASE_URL
    ? inPostgres(DATABASE_URL, checked, work)
    : inSqlite(sqliteFile(place), checked, work);
}

/**
 * The same of what one migration made, as `0040-backups`.
 * @returns null where that has not run
 */
export const readSnapshotSince = <T>(
  migration: string,
  place: DatabasePlace,
  work: (db: Db) => Promise<T>,
): Promise<T | null> =>
  readSnapshot(
    place,
    async (db) => (((await lastMigration(db)) ?? "") < migration ? null : work(db)),
    { mayBeOlder: true },
  );

type Check = (db: Db) => Promise<void>;

async function inSqlite<T>(file: string, check: Check, work: (db: Db) => Promise<T>): Promise<T> {
  let db: Db | undefined;
  try {
    inspectSqlite(file, WAIT_MS);
    db = new Kysely({ dialect: new SqliteDialect({ database: openToRead(file, WAIT_MS) }) });
    await check(db);
    return await inOneTransaction(db, "begin", work);
  } catch (error) {
    throw isOfDatabase(error) ? sqliteErrorFrom(error, file) : error;
  } finally {
    await db?.destroy();
  }
}

const isOfDatabase = (error: unknown) =>
  error instanceof Error && "code" in error && String(error.code).startsWith("SQLITE_");

async function inPostgres<T>(url: string, check: Check, work: (db: Db) => Promise<T>): Promise<T> {
  const where = placeOf(url);
  const db = connect(url, { pulse: createPulse(), locks: createHeldLocks() }, { max: 1 });
  try {
    await inspectPostgres(db, where).catch((error) => {
      throw postgresErrorFrom(error, where);
    });
    await check(db);
    return await inOneTransaction(db, "begin isolation level repeatable read read only", work);
  } finally {
    await db.destroy();
  }
}

async function inOneTransaction<T>(
  db: Db,
  begin: string,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  return db.connection().execute(async (reading) => {
    await sql.raw(begin).execute(reading);
    try {
      return await work(reading);
    } finally {
      await sql`rollback`.execute(reading);
    }
  });
}
