import { existsSync, lstatSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { COMING } from "#server/data-folder/restore-folders.ts";
import { readSecret, secretFile } from "#server/data-folder/secret.ts";
import { OwnerError } from "#server/errors/owner-error.ts";
import { sqliteFile } from "../db/open.server.ts";
import { checkDatabase, refuseLost } from "./check-database.ts";
import { checkChecksums, hasChecksums } from "./checksums.ts";
import { copyAsOneFile } from "./copy-as-one-file.ts";
import { copyFile, copyFolder, heed } from "./copy-files.ts";
import { exchangeParts } from "./exchange-parts.ts";
import { isLogDamaged } from "./log-damage.ts";
import { isWithin } from "./real-place.ts";

export type Restored = {
  pictures: number;
  /** Stems of pictures that are missing now, as they were when the backup was made. */
  lost: string[];
  /** The folder of the site that was there before; null when there was none. */
  before: string | null;
  /** A backup made by hand has no list of its files. */
  isListed: boolean;
  /** What was written last before the copy was made may be missing. */
  isLogDamaged: boolean;
};

/**
 * What a site writes into a backup makes it one that is not whole.
 * @throws OwnerError
 */
export function refuseInto(backup: string, dataFolder: string): void {
  if (!isWithin(dataFolder, backup)) return;
  throw new OwnerError(
    `The data folder lies in the backup itself, which is left untouched: set DATA_DIR to the folder of the site.\n  ${dataFolder}`,
  );
}

/**
 * Puts a backup in the place of the site in the data folder, which is kept beside it. No server may run
 * on it: the caller holds its lock.
 * @param signal is heeded between two files, until the parts are exchanged
 * @throws OwnerError when the backup is not whole, or the signal's reason; then nothing is changed
 */
export async function restoreBackup(
  backup: string,
  dataFolder: string,
  { isInBucket, signal }: { isInBucket: boolean; signal: AbortSignal },
): Promise<Restored> {
  const isListed = hasChecksums(backup);
  if (isListed) await checkChecksums(backup, signal);
  if (existsSync(secretFile(backup))) readSecret(backup);
  for (const name of readdirSync(dataFolder)) {
    // One that was ended in the middle.
    if (name.startsWith(COMING)) rmSync(path.join(dataFolder, name), { recursive: true });
  }
  const coming = mkdtempSync(path.join(dataFolder, COMING));
  try {
    const isDamaged = isLogDamaged(sqliteFile({ DATA_DIR: backup }));
    await copyIn(backup, coming, signal);
    const bringsPictures = existsSync(path.join(coming, "media"));
    const { pictures, lost } = checkDatabase(coming, {
      picturesIn: isInBucket ? null : bringsPictures ? coming : dataFolder,
      named: backup,
    });
    // The list names all that the site had; a copy made by hand may be incomplete.
    if (!isListed && bringsPictures) refuseLost(backup, lost);
    await heed(signal);
    const before = exchangeParts(dataFolder, coming);
    return { pictures, lost, before, isListed, isLogDamaged: isDamaged };
  } finally {
    rmSync(coming, { recursive: true, force: true });
  }
}

async function copyIn(backup: string, folder: string, signal: AbortSignal): Promise<void> {
  const [database, media, secret] = [
    sqliteFile({ DATA_DIR: backup }),
    path.join(backup, "media"),
    secretFile(backup),
  ];
  if (existsSync(database)) copyAsOneFile(database, sqliteFile({ DATA_DIR: folder }));
  if (isLinkToNowhere(media)) {
    throw new OwnerError(
      `The folder media of this backup is a link that leads nowhere: connect the disk that it lies on. Nothing was changed.\n  ${media}`,
    );
  }
  if (existsSync(media)) await copyFolder(media, path.join(folder, "media"), signal);
  if (existsSync(secret)) copyFile(secret, secretFile(folder));
}

const isLinkToNowhere = (entry: string) =>
  !existsSync(entry) && lstatSync(entry, { throwIfNoEntry: false }) !== undefined;
