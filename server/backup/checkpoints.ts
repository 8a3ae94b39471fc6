import Database from "better-sqlite3";
import { sql } from "kysely";
import { sqliteFile } from "#server/db/open.server.ts";
import type { Db } from "#server/db/schema.ts";
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
  const set = (pages: number) => sql`pragma wal_autocheckpoint = ${sql.lit(pages)}`.execute(db);
  await set(0);
  try {
    return await work();
  } finally {
    // Of a database that was closed meanwhile it is asked no more.
    await set(PAGES).catch(() => undefined);
  }
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
