import {
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  statSync,
} from "node:fs";
import path from "node:path";
import type { BackupStep, Why } from "#contracts/backups.ts";
import { missingFolders } from "#server/data-folder/data-folder.ts";
import { syncFolder } from "#server/data-folder/sync-folder.ts";
import { sqliteFile } from "#server/db/open.server.ts";
import type { Env } from "#server/env.ts";
import { codeOf } from "#server/errors/code-of.ts";
import { isDiskFull, OwnerError } from "#server/errors/owner-error.ts";
import { type MediaStorage, openMediaStorage } from "#server/media/storage.ts";
import { beginning } from "./abandoned.ts";
import { DATABASE, MANIFEST, SECRET } from "./archive-entry.ts";
import { aboutPictures } from "./backup-error.ts";
import { refuseDamaged, stemsIn } from "./check-database.ts";
import { copyDatabase } from "./copy-database.ts";
import { cleanCopy, describeCopy } from "./describe-copy.ts";
import { whileFilesStay } from "./files-stay.ts";
import { EDITION, type Manifest, markOf } from "./manifest.ts";
import { type Packing, packArchive } from "./pack-archive.ts";
import { isWithin } from "./real-place.ts";
import { removeGently } from "./remove-gently.ts";
import { refuseWithoutRoom, roomToPack } from "./room.ts";
import { SHELF } from "./shelf.ts";
import { readSiteSecret } from "./site-secret.ts";
import { tryBackup } from "./try-backup.ts";

/** What a disk says that knows one name a file. */
const NO_LINKS = ["EPERM", "ENOTSUP", "ENOSYS", "EMLINK", "EXDEV"];

export type BackupEnv = Pick<Env, "DATA_DIR" | "DATABASE_URL" | "S3">;

export type Wish = {
  /** Absolute path of a file that is not there yet; it appears once it is whole. */
  target: string;
  why: Why;
  withSecrets: boolean;
  /** For whose key it is locked, age1…; null: it is not. */
  recipient: string | null;
  /** Version of Rihla. */
  app: string;
};

export type Progress = (step: BackupStep, done: number, of: number) => void;

/** What is under way can be given up, and says how far it is. */
export type Doing = { signal: AbortSignal; onProgress: Progress };

export type Made = { manifest: Manifest; bytes: number };

/**
 * A site as it was at one moment in one file, while a server may go on writing; restored for a trial once it is
 * written.
 * @throws OwnerError, or the signal's reason; then nothing is left of it
 */
export const makeBackup = (env: BackupEnv, wish: Wish, doing: Doing): Promise<Made> =>
  whileFilesStay(env, () => make(env, wish, doing));

async function make(env: BackupEnv, wish: Wish, { signal, onProgress }: Doing): Promise<Made> {
  const { target } = wish;
  const recipient = wish.recipient === null ? null : await readRecipient(wish.recipient);
  refuseInside(env.DATA_DIR, target);
  const work = makeRoom(target);
  try {
    const [copy, archive] = [path.join(work, DATABASE), path.join(work, "archive")];
    onProgress("database", 0, 0);
    if (!env.DATABASE_URL) refuseWithoutRoom(work, statSync(sqliteFile(env)).size);
    await copyDatabase(env, copy, { signal, onProgress });
    signal.throwIfAborted();
    refuseDamaged(copy, env.DATABASE_URL ? copy : sqliteFile(env));
    cleanCopy(copy, wish);
    const storage = await openMediaStorage(env);
    const secret = await readSiteSecret(env);
    const stems = stemsIn(copy);
    const manifest: Manifest = {
      format: "rihla-backup",
      edition: EDITION,
      app: wish.app,
      madeAt: new Date().toISOString(),
      why: wish.why,
      engine: env.DATABASE_URL ? "postgres" : "sqlite",
      hasSecrets: wish.withSecrets,
      secretMark: markOf(secret),
      ...describeCopy(copy),
      lost: await lostOf(stems, storage),
    };
    const of = statSync(copy).size;
    refuseWithoutRoom(work, roomToPack(env, of, { isLocked: recipient !== null }));
    let done = 0;
    const fill = async (packing: Packing) => {
      await packing.addBytes(MANIFEST, Buffer.from(JSON.stringify(manifest)));
      await packing.addFile(DATABASE, copy);
      await addPictures(packing, stems, storage);
      if (wish.withSecrets) await packing.addBytes(SECRET, Buffer.from(secret));
    };
    const onBytes = (count: number) => {
      done += count;
      onProgress(done < of ? "database" : "pictures", done, 0);
    };
    await packArchive(archive, fill, { signal, onBytes });
    await removeGently(copy);
    await tryBackup(archive, { work, named: target, signal, onProgress });
    const finished = recipient ? path.join(work, "locked") : archive;
    if (recipient) {
      onProgress("locking", 0, 0);
      const { encryptFile } = await import("./age/age-file.ts");
      await encryptFile(archive, finished, recipient, signal);
    }
    const { size: bytes } = statSync(finished);
    putInPlace(finished, target);
    return { manifest, bytes };
  } catch (error) {
    signal.throwIfAborted();
    throw aboutPictures(error, env);
  } finally {
    await removeGently(work);
  }
}

/** Its library takes memory that a backup without a key does not need. */
async function readRecipient(given: string): Promise<string> {
  const keys = await import("./age/age-keys.ts");
  return keys.readRecipient(given);
}

async function addPictures(
  { addBytes }: Packing,
  stems: readonly string[],
  storage: MediaStorage,
): Promise<void> {
  for (const stem of stems) {
    for (const name of (await storage.list(stem)).filter((file) => !file.endsWith(".part"))) {
      const bytes = await storage.read(`${stem}/${name}`);
      // It may be deleted while others are copied.
      if (bytes) await addBytes(`media/${stem}/${name}`, bytes);
    }
  }
}

async function lostOf(stems: readonly string[], storage: MediaStorage): Promise<string[]> {
  const lost = [];
  for (const stem of stems) {
    if (!(await storage.list(stem)).includes("original")) lost.push(stem);
  }
  return lost;
}

/** Only the shelf is not a part of what is copied. */
function refuseInside(dataFolder: string, target: string): void {
  if (!isWithin(target, dataFolder) || isWithin(target, path.join(dataFolder, SHELF))) return;
  throw new OwnerError(
    `A backup among the site's own files would be lost with them: name a place outside of the data folder, or none: then it goes into its folder ${SHELF}.\n  ${target}`,
  );
}

/** @returns a folder beside it that it is made in: another one for each, also at the same time */
function makeRoom(target: string): string {
  try {
    if (lstatSync(target, { throwIfNoEntry: false })) throw taken(target);
    for (const missing of missingFolders(path.dirname(target))) mkdirSync(missing);
    return mkdtempSync(beginning(`${target}.unfinished-`));
  } catch (error) {
    if (error instanceof OwnerError || isDiskFull(error)) throw error;
    throw new OwnerError(
      `No backup can be written there (${codeOf(error)}): name a place where this account can make files.\n  ${target}`,
    );
  }
}

const taken = (target: string) =>
  new OwnerError(`Something lies there: name a file that is not there yet.\n  ${target}`);

function putInPlace(archive: string, target: string): void {
  try {
    // Unlike a new name it never takes the place of another one that has come there meanwhile.
    linkSync(archive, target);
  } catch (error) {
    if (existsSync(target)) throw taken(target);
    if (!NO_LINKS.includes(codeOf(error))) throw error;
    renameSync(archive, target);
  }
  syncFolder(path.dirname(target));
}
