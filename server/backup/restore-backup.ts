import { mkdirSync, mkdtempSync, statSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { COMING } from "#server/data-folder/restore-folders.ts";
import { sqliteFile } from "#server/db/open.server.ts";
import { OwnerError } from "#server/errors/owner-error.ts";
import { openMediaStorage } from "#server/media/storage.ts";
import { beginning, removeAbandoned } from "./abandoned.ts";
import { aboutPictures } from "./backup-error.ts";
import { bringPictures, takeAway } from "./bring-pictures.ts";
import { heed } from "./copy-files.ts";
import { exchangeParts } from "./exchange-parts.ts";
import { whileFilesStay } from "./files-stay.ts";
import {
  countsIn,
  endForeignSecondFactors,
  endSessionsOfOld,
  isSameSite,
  raiseCounts,
} from "./fit-in.ts";
import { type Kept, keepBackup } from "./keep-backup.ts";
import type { BackupEnv, Progress } from "./make-backup.ts";
import { isWithin } from "./real-place.ts";
import { removeGently } from "./remove-gently.ts";
import { restoreIntoPostgres } from "./restore-into-postgres.ts";
import { refuseWithoutRoom } from "./room.ts";
import { findSiteSecret } from "./site-secret.ts";
import { keepStanding, type Standing } from "./standing.ts";
import { stemsOfSite } from "./stems-of-site.ts";
import { type Unpacked, unpackBackup } from "./unpack-backup.ts";

export type Placed = {
  /** The folder of the site that was there before; null when there was none, or in PostgreSQL. */
  before: string | null;
  /** The name of the backup of what was there before; null: none was asked for. */
  kept: string | null;
};

export type Restored = Unpacked &
  Placed & {
    /** Names of staff whose second factor is off now: it belonged to another secret. */
    factorsOff: string[];
  };

export type Options = {
  /** AGE-SECRET-KEY-1…, for a backup that is locked. */
  identity?: string | null;
  signal: AbortSignal;
  onProgress: Progress;
};

export type Placing = Options & {
  /** Of the site of now; asked once nobody writes any more. Null: it cannot be read. */
  standing?: () => Promise<Standing | null>;
  /**
   * As what the database of PostgreSQL is put on the shelf before it is replaced: then nobody writes any more, and
   * nothing that was acknowledged is missing in it.
   */
  first?: Kept | null;
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
  /** It was made of the site that is here. */
  isOwn: boolean;
  factorsOff: string[];
};

export const removeComing = ({ folder }: Pick<Coming, "folder">): Promise<void> =>
  removeGently(folder);

/**
 * Unpacks and checks it beside the site, which may run meanwhile.
 * @throws OwnerError when the backup is not whole; or the signal's reason
 */
export async function prepareRestore(
  backup: string,
  env: BackupEnv,
  options: Options,
): Promise<Coming> {
  const { DATA_DIR, S3 } = env;
  mkdirSync(DATA_DIR, { recursive: true });
  refuseWithoutRoom(DATA_DIR, statSync(backup).size);
  const folder = mkdtempSync(path.join(DATA_DIR, beginning(COMING)));
  try {
    const unpacked = await unpackBackup(backup, folder, {
      picturesIn: S3 ? null : DATA_DIR,
      ...options,
    });
    const { manifest } = unpacked;
    const site = manifest && { manifest, secret: await findSiteSecret(env) };
    if (site) endSessionsOfOld(folder, site);
    const factorsOff = site ? await endForeignSecondFactors(folder, site) : [];
    await heed(options.signal);
    return { ...unpacked, folder, isOwn: isSameSite(manifest, site?.secret), factorsOff };
  } catch (error) {
    await removeComing({ folder });
    throw aboutPictures(error, env);
  }
}

/**
 * Pictures that do not move with their folder are stored while the site runs on: it shows none of them before the
 * exchange.
 * @returns stems of those that came, for `takeBack`
 * @throws DomainError "disk-full", OwnerError, or the signal's reason; then none is left
 */
export async function bringIn(
  { folder }: Pick<Coming, "folder">,
  env: BackupEnv,
  signal: AbortSignal,
): Promise<string[]> {
  if (!env.S3 && !env.DATABASE_URL) return [];
  try {
    const brought = await bringPictures(folder, await openMediaStorage(env), {
      signal,
      own: () => stemsOfSite(env),
    });
    await rm(path.join(folder, "media"), { recursive: true, force: true });
    return brought;
  } catch (error) {
    throw aboutPictures(error, env);
  }
}

/** Of one that was not put in place. */
export async function takeBack(brought: readonly string[], env: BackupEnv): Promise<void> {
  if (brought.length === 0) return;
  await takeAway(brought, await openMediaStorage(env), () => stemsOfSite(env));
}

/**
 * The last step, all or nothing; the caller removes what is left of what was unpacked. In SQLite nobody may have the database
 * open: the caller holds the data folder's lock.
 */
export async function putInPlace(
  coming: Coming,
  env: BackupEnv,
  { signal, onProgress, first, standing = async () => null }: Placing,
): Promise<Placed> {
  const { folder, manifest } = coming;
  if (!env.DATABASE_URL) {
    onProgress("exchanging", 0, 0);
    await keepStanding(coming, await standing());
    if (manifest) raiseCounts(sqliteFile({ DATA_DIR: folder }), countsIn(sqliteFile(env)));
    return { before: exchangeParts(env.DATA_DIR, folder), kept: null };
  }
  let kept: string | null = null;
  await restoreIntoPostgres(folder, env.DATABASE_URL, async () => {
    await keepStanding(coming, await standing());
    if (first) kept = (await keepBackup(env, first, { signal, onProgress })).name;
    onProgress("exchanging", 0, 0);
  });
  return { before: null, kept };
}

/**
 * Puts a backup in the place of the site, which in SQLite is kept beside it.
 * @throws OwnerError when the backup is not whole, or the signal's reason; then nothing is changed
 */
export async function restoreBackup(
  backup: string,
  env: BackupEnv,
  placing: Placing,
): Promise<Restored> {
  // Nodes that share a PostgreSQL may share a folder, and one of them may be making it.
  if (!env.DATABASE_URL) removeAbandoned(env.DATA_DIR);
  const coming = await prepareRestore(backup, env, placing);
  try {
    const placed = await whileFilesStay(env, async () => {
      const brought = await bringIn(coming, env, placing.signal);
      try {
        return await putInPlace(coming, env, placing);
      } catch (error) {
        await takeBack(brought, env);
        throw error;
      }
    });
    const { folder: _, isOwn: _isOwn, ...unpacked } = coming;
    return { ...unpacked, ...placed };
  } finally {
    await removeComing(coming);
  }
}
