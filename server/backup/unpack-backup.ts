import { existsSync, lstatSync, readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { readSecret, secretFile } from "#server/data-folder/secret.ts";
import { sqliteFile } from "#server/db/open.server.ts";
import { OwnerError } from "#server/errors/owner-error.ts";
import { isEncrypted } from "./age/beginning.ts";
import { MANIFEST } from "./archive-entry.ts";
import { BackupError } from "./backup-error.ts";
import { checkDatabase, checkPictures, refuseLost } from "./check-database.ts";
import { checkChecksums, hasChecksums } from "./checksums.ts";
import { copyAsOneFile } from "./copy-as-one-file.ts";
import { copyFile, copyFolder } from "./copy-files.ts";
import { isLogDamaged } from "./log-damage.ts";
import type { Progress } from "./make-backup.ts";
import type { Manifest } from "./manifest.ts";
import { bringOwnSchema } from "./own-schema.ts";
import { readArchive, readManifest } from "./read-archive.ts";
import { openUnpacked } from "./try-backup.ts";

export type Unpacked = {
  /** Null: a folder that an earlier version made, or a copy made by hand. */
  manifest: Manifest | null;
  /** Whether each of its files could be held against a checksum. */
  isListed: boolean;
  /** What was written last before a copy was made by hand may be missing. */
  isLogDamaged: boolean;
  pictures: number;
  /** Stems of pictures that are missing now, as they were when the backup was made. */
  lost: string[];
};

type Unpacking = {
  /** Where pictures lie that the backup does not bring; null: in a bucket. */
  picturesIn: string | null;
  /** AGE-SECRET-KEY-1…, for one that is locked. */
  identity?: string | null;
  signal: AbortSignal;
  onProgress: Progress;
};

/**
 * Puts what a backup holds into an empty folder, each part checked; its tables are those of this version then.
 * @param backup an archive; or a folder, as earlier versions made them
 * @throws OwnerError when it is not whole; or the signal's reason
 */
export async function unpackBackup(
  backup: string,
  into: string,
  unpacking: Unpacking,
): Promise<Unpacked> {
  return statSync(backup).isDirectory()
    ? unpackFolder(backup, into, unpacking)
    : unpackArchive(backup, into, unpacking);
}

async function unpackArchive(
  backup: string,
  into: string,
  unpacking: Unpacking,
): Promise<Unpacked> {
  const { identity, signal, onProgress } = unpacking;
  if (!(await isEncrypted(backup)))
    return unpackOpen(backup, into, { ...unpacking, named: backup });
  if (!identity) {
    throw new BackupError(
      "locked",
      `This backup is locked: name the file with the key that opens it (--key FILE).\n  ${backup}`,
    );
  }
  onProgress("opening", 0, 0);
  const { decryptFile } = await import("./age/age-file.ts");
  const opened = path.join(into, "opened");
  await decryptFile(backup, opened, identity, signal);
  const unpacked = await unpackOpen(opened, into, { ...unpacking, named: backup });
  rmSync(opened);
  return unpacked;
}

async function unpackOpen(
  archive: string,
  into: string,
  { picturesIn, signal, onProgress, named }: Unpacking & { named: string },
): Promise<Unpacked> {
  const of = statSync(archive).size;
  let done = 0;
  const manifest = await readArchive(archive, {
    named,
    into: (name) => (name === MANIFEST ? null : path.join(into, name)),
    signal,
    onBytes(count) {
      done += count;
      onProgress("opening", done, of);
    },
  });
  const database = sqliteFile({ DATA_DIR: into });
  await openUnpacked(database, manifest, named);
  const place = picturesIn === null ? into : placeOfPictures(into, picturesIn);
  return { manifest, isListed: true, isLogDamaged: false, ...checkPictures(database, place) };
}

async function unpackFolder(
  backup: string,
  into: string,
  { picturesIn, signal }: Unpacking,
): Promise<Unpacked> {
  const isListed = hasChecksums(backup);
  if (isListed) await checkChecksums(backup, signal);
  if (existsSync(secretFile(backup))) readSecret(backup);
  const isDamaged = isLogDamaged(sqliteFile({ DATA_DIR: backup }));
  await copyIn(backup, into, signal);
  const { pictures, lost } = checkDatabase(into, {
    picturesIn: picturesIn === null ? null : placeOfPictures(into, picturesIn),
    named: backup,
  });
  // The list names all that the site had; a copy made by hand may be incomplete.
  if (!isListed && bringsPictures(into)) refuseLost(backup, lost);
  await bringOwnSchema(sqliteFile({ DATA_DIR: into }), sqliteFile({ DATA_DIR: backup }));
  return { manifest: manifestIn(backup), isListed, isLogDamaged: isDamaged, pictures, lost };
}

/** Somebody may have unpacked an archive by hand. */
function manifestIn(backup: string): Manifest | null {
  const file = path.join(backup, MANIFEST);
  return existsSync(file) ? readManifest(readFileSync(file, "utf8"), file) : null;
}

const bringsPictures = (folder: string) => existsSync(path.join(folder, "media"));

const placeOfPictures = (into: string, otherwise: string) =>
  bringsPictures(into) ? into : otherwise;

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
