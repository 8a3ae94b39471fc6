import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { sqliteFile } from "../db/open.server.ts";
import { OwnerError } from "../owner-error.ts";
import { secretFile } from "../secret.ts";
import { checkDatabase } from "./check-database.ts";
import { checkChecksums, writeChecksums } from "./checksums.ts";
import { copyFile, copyFolder } from "./copy-files.ts";

export type Backup = { files: number; pictures: number };

/**
 * A copy of database, pictures and secret as they were at one moment, while a server may go on writing;
 * read again once it is written.
 * @param dataFolder of a site with SQLite
 * @param target absolute path of a folder that is not there yet; it appears once it is whole
 * @throws OwnerError; then nothing is left of it
 */
export async function makeBackup(dataFolder: string, target: string): Promise<Backup> {
  refuseTaken(target);
  const folder = `${target}.unfinished`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  try {
    copyPictures(dataFolder, folder);
    copyDatabase(sqliteFile({ DATA_DIR: dataFolder }), sqliteFile({ DATA_DIR: folder }));
    // Those that came while the others were copied, and stand in the copy of the database.
    copyPictures(dataFolder, folder);
    copyFile(secretFile(dataFolder), secretFile(folder));
    const pictures = checkDatabase(folder);
    const files = await writeChecksums(folder);
    await checkChecksums(folder);
    renameSync(folder, target);
    return { files, pictures };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

function refuseTaken(target: string): void {
  if (!existsSync(target)) return;
  if (readdirSync(target).length > 0) {
    throw new OwnerError(`This folder is not empty: name one that is not there yet.\n  ${target}`);
  }
  rmdirSync(target);
}

function copyPictures(from: string, to: string): void {
  const media = path.join(from, "media");
  if (existsSync(media)) copyFolder(media, path.join(to, "media"));
}

/** One reading transaction of SQLite's own; writers do not wait for it. */
function copyDatabase(from: string, to: string): void {
  const source = new Database(from, { readonly: true });
  try {
    source.prepare("vacuum into ?").run(to);
  } finally {
    source.close();
  }
}
