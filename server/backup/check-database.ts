import { existsSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { inspectSqlite } from "../db/inspect-sqlite.server.ts";
import { sqliteFile } from "../db/open.server.ts";
import { sqliteErrorFrom } from "../db/sqlite-error.ts";
import { OwnerError } from "../owner-error.ts";

const WAIT_MS = 1000;

export type Checked = {
  /** How many the database has; 0 where none lies in a folder, but in a bucket. */
  pictures: number;
  /** Stems of those that do not lie beside it. */
  lost: string[];
};

/**
 * Whether the database in this folder is whole and ours.
 * @throws OwnerError
 */
export function checkDatabase(folder: string): Checked {
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
    if (!existsSync(media)) return { pictures: 0, lost: [] };
    const stems = database.prepare<[], { stem: string }>(
      "select stem from media where isReady = 1",
    );
    const pictures = stems.all();
    const lost = pictures.filter(({ stem }) => !hasPicture(folder, stem));
    return { pictures: pictures.length, lost: lost.map(({ stem }) => stem) };
  } finally {
    database.close();
  }
}

export const hasPicture = (folder: string, stem: string): boolean =>
  existsSync(path.join(folder, "media", stem, "original"));

/** @throws OwnerError when one is missing */
export function refuseLost(folder: string, [stem]: string[]): void {
  if (!stem) return;
  throw new OwnerError(
    `This backup is not whole: the picture ${stem} is missing. Nothing was changed: take another backup.\n  ${folder}`,
  );
}
