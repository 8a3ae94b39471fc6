import path from "node:path";
import type { HeldLocks } from "./held-locks.ts";
import { openPostgres } from "./open-postgres.server.ts";
import { openSqlite } from "./open-sqlite.server.ts";
import type { Pulse } from "./pulse.ts";
import type { Db } from "./schema.ts";
import type { FileWatch } from "./watch-sqlite-file.ts";
import type { WriteTurns } from "./write-turns.ts";

/** PostgreSQL where an address is given, else a file in the data folder. */
export type DatabasePlace = { DATA_DIR: string; DATABASE_URL?: string | undefined };

export const sqliteFile = ({ DATA_DIR }: DatabasePlace): string =>
  path.join(DATA_DIR, "rihla.sqlite");

type Told = {
  /** For PostgreSQL: tells those who wait when it no longer answers. */
  pulse?: Pulse;
  /** For SQLite: tells when its file is another one, or gone. */
  fileWatch?: FileWatch;
  /** Hears of what others hold in the database for too long. */
  locks?: HeldLocks;
};

type Options = Told & {
  /** For a server on SQLite: no other process may have the file open. */
  isAlone?: boolean;
  /** Of the processes that share it with this one; absent: there are none. */
  others?: { count: number; turns: WriteTurns } | undefined;
};

/**
 * Opens the database and brings its schema up to date.
 * @throws DatabaseError when it cannot be used; it is left as found
 */
export function openDatabase(
  place: DatabasePlace,
  { pulse, fileWatch, locks, isAlone, others }: Options = {},
): Promise<Db> {
  return place.DATABASE_URL
    ? openPostgres(place.DATABASE_URL, pulse, undefined, locks, others?.count)
    : openSqlite(sqliteFile(place), undefined, fileWatch, isAlone, locks, others?.turns);
}
