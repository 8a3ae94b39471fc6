import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import path from "node:path";
import { missingFolders } from "#server/data-folder/data-folder.ts";
import { secretFile } from "#server/data-folder/secret.ts";
import { codeOf } from "#server/errors/code-of.ts";
import { isDiskFull, OwnerError } from "#server/errors/owner-error.ts";
import { sqliteFile } from "../db/open.server.ts";
import { openToRead } from "../db/open-to-read.ts";
import { sqliteErrorFrom } from "../db/sqlite-error.ts";
import { checkDatabase, hasPicture, refuseLost } from "./check-database.ts";
import { checkChecksums, writeChecksums } from "./checksums.ts";
import { copyAsOneFile } from "./copy-as-one-file.ts";
import { copyFile, copyFolder, heed } from "./copy-files.ts";
import { isWithin } from "./real-place.ts";

type Backup = {
  files: number;
  /** 0 where they lie in a bucket. */
  pictures: number;
  /** Stems of pictures that the site itself has lost; the rest is still worth a backup. */
  lost: string[];
};

/**
 * A copy of database, pictures and secret as they were at one moment, while a server may go on writing;
 * read again once it is written.
 * @param dataFolder of a site with SQLite
 * @param target absolute path of a folder that is not there yet; it appears once it is whole
 * @param signal is heeded between two files
 * @throws OwnerError, or the signal's reason; then nothing is left of it
 */
export async function makeBackup(
  dataFolder: string,
  target: string,
  { isInBucket, signal }: { isInBucket: boolean; signal: AbortSignal },
): Promise<Backup> {
  refuseInside(dataFolder, target);
  const folder = makeRoom(target);
  try {
    await copyPictures(dataFolder, folder, signal);
    const database = sqliteFile({ DATA_DIR: dataFolder });
    // A disk that broke is often read-only from then on: there SQLite has no place for its locks, and nobody writes.
    const copyDatabase = isReadOnly(database) ? copyAsOneFile : copyServed;
    copyDatabase(database, sqliteFile({ DATA_DIR: folder }));
    // Pictures that were uploaded while the others were copied, and that the copy of the database
    // names.
    await copyPictures(dataFolder, folder, signal);
    copyFile(secretFile(dataFolder), secretFile(folder));
    const { pictures, lost } = checkDatabase(folder, { picturesIn: isInBucket ? null : folder });
    refuseLost(
      folder,
      lost.filter((stem) => hasPicture(dataFolder, stem)),
    );
    const files = await writeChecksums(folder, signal);
    await checkChecksums(folder, signal);
    await heed(signal);
    putInPlace(folder, target);
    return { files, pictures, lost };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Inside the site a backup would be lost with it, and the next backup would copy it as if it were
 * pictures.
 */
function refuseInside(dataFolder: string, target: string): void {
  const parts = [dataFolder, path.join(dataFolder, "media")];
  if (!parts.some((part) => isWithin(target, part))) return;
  throw new OwnerError(
    `A backup inside the data folder would be lost with it: name a folder that lies elsewhere.\n  ${target}`,
  );
}

function refuseTaken(target: string): void {
  const found = lstatSync(target, { throwIfNoEntry: false });
  if (!found) return;
  if (!found.isDirectory()) {
    throw new OwnerError(
      `A file or a link lies there: name a folder that is not there yet.\n  ${target}`,
    );
  }
  if (readdirSync(target).length > 0) throw notEmpty(target);
  if (found.dev !== statSync(path.dirname(target)).dev) throw mounted(target);
}

const notEmpty = (target: string) =>
  new OwnerError(`This folder is not empty: name one that is not there yet.\n  ${target}`);

/** A backup is made beside its folder, and takes its place once it is whole. */
const mounted = (target: string) =>
  new OwnerError(
    `A disk is mounted there: name a folder on it that is not there yet, such as\n  ${path.join(target, "backup")}`,
  );

/** @returns the folder beside it that it is made in: another one for each, also at the same time */
function makeRoom(target: string): string {
  try {
    refuseTaken(target);
    for (const missing of missingFolders(path.dirname(target))) mkdirSync(missing);
    return mkdtempSync(`${target}.unfinished-`);
  } catch (error) {
    if (error instanceof OwnerError || isDiskFull(error)) throw error;
    throw new OwnerError(
      `No backup can be written there (${codeOf(error)}): name a folder that this account can make.\n  ${target}`,
    );
  }
}

function putInPlace(folder: string, target: string): void {
  try {
    renameSync(folder, target);
  } catch (error) {
    const code = codeOf(error);
    // Another backup has come there meanwhile.
    if (["ENOTEMPTY", "EEXIST"].includes(code)) throw notEmpty(target);
    throw ["EBUSY", "EXDEV"].includes(code) ? mounted(target) : error;
  }
}

async function copyPictures(from: string, to: string, signal: AbortSignal): Promise<void> {
  const media = path.join(from, "media");
  if (existsSync(media)) await copyFolder(media, path.join(to, "media"), signal);
}

/** One reading transaction of SQLite; writers do not wait for it. */
function copyServed(from: string, to: string): void {
  try {
    const source = openToRead(from);
    try {
      source.prepare("vacuum into ?").run(to);
    } finally {
      source.close();
    }
  } catch (error) {
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
