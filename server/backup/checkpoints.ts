import Database from "better-sqlite3";
import { sql } from "kysely";
import type { BackupStep } from "#contracts/backups.ts";
import { sqliteFile } from "#server/db/open.server.ts";
import type { Db } from "#server/db/schema.ts";
import type { BackupDesk } from "./backup-work.ts";
import type { BackupEnv } from "./make-backup.ts";

const EACH_MS = 250;
/** Of SQLite: so many pages lie in the log before whoever writes brings them into the file. */
const PAGES = 1000;

/**
 * A copy holds up the log, and whoever writes next would bring all of it into the file at once, while everybody waits.
 * Meanwhile that is left to the process that copies.
 */
export async function leavingCheckpoints<T>(
  db: Db,
  { DATABASE_URL }: Pick<BackupEnv, "DATABASE_URL">,
  work: () => Promise<T>,
): Promise<T> {
  if (DATABASE_URL) return work();
  await setPages(db, 0);
  try {
    return await work();
  } finally {
    // Of a database that was closed meanwhile it is asked no more.
    await setPages(db, PAGES).catch(() => undefined);
  }
}

const setPages = (db: Db, pages: number) =>
  sql`pragma wal_autocheckpoint = ${sql.lit(pages)}`.execute(db);

/** While it is made on the shelf: what comes then takes long, and nobody copies any more. */
const COPYING: readonly BackupStep[] = ["database", "pictures", "trying", "locking"];

/** The same while another worker's process copies: each of them writes into the one log. */
export function leavingToOthers(
  db: Db,
  { DATABASE_URL }: Pick<BackupEnv, "DATABASE_URL">,
  desk: Pick<BackupDesk, "onOther">,
): void {
  if (DATABASE_URL) return;
  let isLeft = false;
  desk.onOther((work) => {
    const isCopied = work?.what === "backup" && COPYING.includes(work.step);
    if (isCopied === isLeft) return;
    isLeft = isCopied;
    // Of a database that was closed meanwhile it is asked no more.
    void setPages(db, isCopied ? 0 : PAGES).catch(() => undefined);
  });
}

/** In the process that copies. Nobody waits for it: what cannot be had at this moment is tried again. @returns what ends it */
export function takeCheckpoints(env: BackupEnv): () => void {
  if (env.DATABASE_URL) return () => undefined;
  let database: Database.Database | undefined;
  const take = () => {
    try {
      database ??= new Database(sqliteFile(env), { fileMustExist: true, timeout: 0 });
      database.pragma("wal_checkpoint(PASSIVE)");
    } catch {
      // Read-only, or held: whoever writes does it then.
    }
  };
  const timer = setInterval(take, EACH_MS);
  return () => {
    clearInterval(timer);
    take();
    database?.close();
  };
}
