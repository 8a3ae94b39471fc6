import { existsSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { inspectSqlite } from "../db/inspect-sqlite.server.ts";
import { sqliteFile } from "../db/open.server.ts";
import { sqliteErrorFrom } from "../db/sqlite-error.ts";
import { OwnerError } from "../owner-error.ts";

const WAIT_MS = 1000;

/**
 * Whether the database in this folder is whole and ours, and each of its pictures lies beside it.
 * @returns how many pictures it has; 0 where none lies in a folder, but in a bucket
 * @throws OwnerError
 */
export function checkDatabase(folder: string): number {
  const file = sqliteFile({ DATA_DIR: folder });
  if (!existsSync(file)) {
    throw new OwnerError(`There is no backup here: rihla.sqlite is missing.\n  ${folder}`);
  }
  try {
    inspectSqlite(file, WAIT_MS);
  } catch (error) {
    throw sqliteErrorFrom(error, file);
  }
  const database = new Database(file, { readonly: true });
  try {
    const media = path.join(folder, "media");
    if (!existsSync(media)) return 0;
    const stems = database.prepare<[], { stem: string }>(
      "select stem from media where isReady = 1",
    );
    const pictures = stems.all();
    const lost = pictures.find(({ stem }) => !existsSync(path.join(media, stem, "original")));
    if (lost) {
      throw new OwnerError(
        `This backup is not whole: the picture ${lost.stem} is missing. Nothing was changed: take another backup.\n  ${folder}`,
      );
    }
    return pictures.length;
  } finally {
    database.close();
  }
}
