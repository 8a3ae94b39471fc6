import { existsSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { OwnerError } from "#server/errors/owner-error.ts";
import { heldIn } from "../db/held-in-file.ts";
import { inspectSqlite } from "../db/inspect-sqlite.server.ts";
import { sqliteFile } from "../db/open.server.ts";
import { sqliteErrorFrom } from "../db/sqlite-error.ts";

const WAIT_MS = 1000;

type Checked = {
  /** How many of its pictures lie where they should; 0 where they lie in a bucket. */
  pictures: number;
  /** Stems of those that do not. */
  lost: string[];
};

type Places = {
  /** The folder of their media folder; null where pictures lie in a bucket. */
  picturesIn: string | null;
  /** The name of the folder in messages, where this one is an unfinished copy. */
  named?: string;
};

/**
 * Whether this file is a whole database of ours, with a site in it.
 * @param named the name of the file in messages, where this one is a copy
 * @param how as `inspectSqlite` has it
 * @throws OwnerError
 */
export function refuseDamaged(
  file: string,
  named: string,
  how: Parameters<typeof inspectSqlite>[2] = {},
): void {
  try {
    inspectSqlite(file, WAIT_MS, how);
  } catch (error) {
    throw sqliteErrorFrom(error, named);
  }
  const database = new Database(file, { readonly: true });
  try {
    const held = heldIn(database);
    // An empty file, or a first start that was ended in the middle.
    if (held === "nothing" || !hasTable(database, "blog")) {
      throw new OwnerError(`There is no site in this database.\n  ${named}`);
    }
    if (held === "tables") {
      throw new OwnerError(
        `There is nothing in this database but empty tables. Perhaps its log, rihla.sqlite-wal, was not copied with it: put it beside it, or take another backup.\n  ${named}`,
      );
    }
  } finally {
    database.close();
  }
}

/** Of the pictures that this database names. */
export function stemsIn(file: string): string[] {
  const database = new Database(file, { readonly: true });
  try {
    if (!hasTable(database, "media")) return [];
    return database
      .prepare<[], string>("select stem from media where isReady = 1 order by stem")
      .pluck()
      .all();
  } finally {
    database.close();
  }
}

const hasTable = (database: Database.Database, name: string) =>
  database.prepare("select 1 from sqlite_master where type = 'table' and name = ?").get(name) !==
  undefined;

/**
 * Whether the database in this folder is whole and ours, and which of its pictures are there.
 * @throws OwnerError
 */
export function checkDatabase(folder: string, { picturesIn, named = folder }: Places): Checked {
  const [file, namedFile] = [sqliteFile({ DATA_DIR: folder }), sqliteFile({ DATA_DIR: named })];
  if (!existsSync(file)) {
    throw new OwnerError(`There is no backup here: rihla.sqlite is missing.\n  ${named}`);
  }
  refuseDamaged(file, namedFile);
  return picturesIn === null ? { pictures: 0, lost: [] } : checkPictures(file, picturesIn);
}

/** Which of the pictures that this database names lie in that folder. */
export function checkPictures(file: string, folder: string): Checked {
  const all = stemsIn(file);
  const lost = all.filter((stem) => !hasPicture(folder, stem));
  return { pictures: all.length - lost.length, lost };
}

const hasPicture = (folder: string, stem: string): boolean =>
  existsSync(path.join(folder, "media", stem, "original"));

/** @throws OwnerError when one is missing */
export function refuseLost(folder: string, [stem]: string[]): void {
  if (!stem) return;
  throw new OwnerError(
    `This backup is not whole: the picture ${stem} is missing. Nothing was changed: take another backup.\n  ${folder}`,
  );
}
