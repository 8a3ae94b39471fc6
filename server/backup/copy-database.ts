import { accessSync, closeSync, constants, fdatasyncSync, openSync } from "node:fs";
import { sql } from "kysely";
import { copyTables } from "#server/db/copy-tables.ts";
import { heldInFile } from "#server/db/held-in-file.ts";
import { lastMigration } from "#server/db/migrate.ts";
import { type DatabasePlace, sqliteFile } from "#server/db/open.server.ts";
import { makeSqliteFile } from "#server/db/open-sqlite.server.ts";
import { openToRead } from "#server/db/open-to-read.ts";
import { readSnapshot } from "#server/db/read-snapshot.server.ts";
import { sqliteErrorFrom } from "#server/db/sqlite-error.ts";
import { planTables } from "#server/db/table-plan.ts";
import { markBegunEmpty } from "#server/db/write-into-file.ts";
import { codeOf } from "#server/errors/code-of.ts";
import { isDiskFull, OwnerError } from "#server/errors/owner-error.ts";
import { copyAsOneFile } from "./copy-as-one-file.ts";
import type { Doing } from "./make-backup.ts";
import { makeOneFile } from "./make-one-file.ts";

/**
 * The whole database as it is at one moment, as a file of SQLite, whichever engine it is in; writers do not
 * wait for it. Its tables are those that it has, also of an earlier version.
 * @param target a file that is not there yet
 * @throws DatabaseError, OwnerError
 */
export async function copyDatabase(
  place: DatabasePlace,
  target: string,
  { signal, onProgress }: Doing,
): Promise<void> {
  if (place.DATABASE_URL) return copyPostgres(place, target);
  const file = sqliteFile(place);
  // A disk that broke is often read-only from then on: there SQLite has no place for its locks, and nobody writes.
  if (isReadOnly(file)) copyAsOneFile(file, target);
  else await copyServed(file, target, { signal, onProgress });
}

/** A step is so much, and is on the disk before the next: a writer waits for no more. */
const STEP_PAGES = 512;

/** One reading transaction of SQLite: each step is of the same moment, and none begins anew when somebody writes. */
async function copyServed(from: string, to: string, { signal, onProgress }: Doing): Promise<void> {
  let written: number | undefined;
  try {
    const source = openToRead(from);
    try {
      source.exec("begin");
      source.prepare("select 1 from sqlite_master limit 1").get();
      const pageSize = Number(source.pragma("page_size", { simple: true }));
      await source.backup(to, {
        progress({ totalPages, remainingPages }) {
          signal.throwIfAborted();
          onProgress("database", (totalPages - remainingPages) * pageSize, totalPages * pageSize);
          written ??= openSync(to, "r+");
          fdatasyncSync(written);
          return STEP_PAGES;
        },
      });
    } finally {
      if (written !== undefined) closeSync(written);
      source.close();
    }
    makeOneFile(to);
  } catch (error) {
    signal.throwIfAborted();
    throw isDiskFull(error) ? error : sqliteErrorFrom(error, from);
  }
}

/** The disk, whatever the rights of this account. */
function isReadOnly(file: string): boolean {
  try {
    accessSync(file, constants.W_OK);
    return false;
  } catch (error) {
    return codeOf(error) === "EROFS";
  }
}

/** Row by row, each of them read again. */
async function copyPostgres(place: DatabasePlace, to: string): Promise<void> {
  const copy = await readSnapshot(
    place,
    async (source) => {
      const last = await lastMigration(source);
      if (!last) throw new OwnerError("There is no site in this PostgreSQL database yet.");
      const target = await makeSqliteFile(to, last);
      const plans = await planTables(source);
      await target.transaction().execute(async (tx) => {
        await sql`pragma defer_foreign_keys = on`.execute(tx);
        await copyTables({ source, target: tx, plans, outcome: "No backup was made." });
      });
      return target;
    },
    { mayBeOlder: true },
  );
  try {
    if (heldInFile(to) === "tables") await markBegunEmpty(copy);
  } finally {
    await copy.destroy();
  }
}
