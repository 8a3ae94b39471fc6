import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { COMING } from "#server/data-folder/restore-folders.ts";
import { sqliteFile } from "#server/db/open.server.ts";
import { OwnerError } from "#server/errors/owner-error.ts";
import { openMediaStorage } from "#server/media/storage.ts";
import { aboutPictures } from "./backup-error.ts";
import { bringPictures } from "./bring-pictures.ts";
import { heed } from "./copy-files.ts";
import { exchangeParts } from "./exchange-parts.ts";
import { endForeignSecondFactors, numberIn, raiseNumber } from "./fit-in.ts";
import type { BackupEnv, Progress } from "./make-backup.ts";
import { isWithin } from "./real-place.ts";
import { restoreIntoPostgres } from "./restore-into-postgres.ts";
import { findSiteSecret } from "./site-secret.ts";
import { type Unpacked, unpackBackup } from "./unpack-backup.ts";

export type Restored = Unpacked & {
  /** The folder of the site that was there before; null when there was none, or in PostgreSQL. */
  before: string | null;
  /** Names of staff whose second factor is off now: it belonged to another secret. */
  factorsOff: string[];
};

export type Options = {
  /** AGE-SECRET-KEY-1…, for a backup that is locked. */
  identity?: string | null;
  signal: AbortSignal;
  onProgress: Progress;
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

/** What is ready to take the place of a site. */
export type Coming = Unpacked & {
  folder: string;
  factorsOff: string[];
};

const removeComing = ({ folder }: Pick<Coming, "folder">) =>
  rmSync(folder, { recursive: true, force: true });

/**
 * Unpacks and checks it beside the site, which may run meanwhile.
 * @throws OwnerError when the backup is not whole; or the signal's reason
 */
export async function prepareRestore(
  backup: string,
  env: BackupEnv,
  options: Options,
): Promise<Coming> {
  const { DATA_DIR, S3, DATABASE_URL } = env;
  mkdirSync(DATA_DIR, { recursive: true });
  const folder = mkdtempSync(path.join(DATA_DIR, COMING));
  try {
    const unpacked = await unpackBackup(backup, folder, {
      picturesIn: S3 ? null : DATA_DIR,
      ...options,
    });
    const { manifest } = unpacked;
    const secret = manifest ? await findSiteSecret(env) : null;
    const factorsOff = manifest ? await endForeignSecondFactors(folder, { manifest, secret }) : [];
    if (!DATABASE_URL && manifest)
      raiseNumber(sqliteFile({ DATA_DIR: folder }), numberIn(sqliteFile(env)));
    await heed(options.signal);
    return { ...unpacked, folder, factorsOff };
  } catch (error) {
    removeComing({ folder });
    throw aboutPictures(error);
  }
}

/**
 * The last step, all or nothing; what is left of what was unpacked is removed. In SQLite nobody may have the database
 * open: the caller holds the data folder's lock.
 * @returns the folder of the site that was there before; null when there was none, or in PostgreSQL
 */
export async function putInPlace(
  { folder }: Coming,
  env: BackupEnv,
  { signal }: Options,
): Promise<string | null> {
  try {
    const isMoved = !env.S3 && !env.DATABASE_URL;
    return isMoved ? exchangeParts(env.DATA_DIR, folder) : await bringIn(folder, env, signal);
  } finally {
    removeComing({ folder });
  }
}

async function bringIn(
  folder: string,
  env: BackupEnv,
  signal: AbortSignal,
): Promise<string | null> {
  const undo = await bringPictures(folder, await openMediaStorage(env), signal);
  try {
    if (env.DATABASE_URL) {
      await restoreIntoPostgres(folder, env.DATABASE_URL);
      return null;
    }
    rmSync(path.join(folder, "media"), { recursive: true, force: true });
    return exchangeParts(env.DATA_DIR, folder);
  } catch (error) {
    await undo();
    throw aboutPictures(error);
  }
}

/**
 * Puts a backup in the place of the site, which in SQLite is kept beside it.
 * @throws OwnerError when the backup is not whole, or the signal's reason; then nothing is changed
 */
export async function restoreBackup(
  backup: string,
  env: BackupEnv,
  options: Options,
): Promise<Restored> {
  removeUnfinished(env.DATA_DIR);
  const coming = await prepareRestore(backup, env, options);
  const before = await putInPlace(coming, env, options);
  const { folder: _, ...unpacked } = coming;
  return { ...unpacked, before };
}

/** Of one that was ended in the middle. */
function removeUnfinished(dataFolder: string): void {
  for (const name of readdirSync(dataFolder)) {
    if (name.startsWith(COMING)) rmSync(path.join(dataFolder, name), { recursive: true });
  }
}
