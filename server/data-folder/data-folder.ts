import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { codeOf } from "#server/errors/code-of.ts";
import { isDiskFull, OwnerError } from "#server/errors/owner-error.ts";
import { BEFORE_RESTORE, COMING } from "./restore-folders.ts";

const REASONS: Record<string, string> = {
  ENOTDIR: "it is a file, or lies below one",
  ENOENT: "it cannot be made there",
  EEXIST: "it is a link that leads nowhere; connect the disk that it leads to",
  EACCES: "this account may not write there",
  EPERM: "this account may not write there",
  EROFS: "the disk is read-only",
  ENAMETOOLONG: "its name is longer than the system takes",
};

/**
 * Tries to write, because access rights do not tell (an administrator has all of them; a read-only
 * disk refuses everybody), and leaves nothing behind.
 * @param folder absolute path of DATA_DIR, which need not exist
 * @returns the mistake in words, or null
 */
export function whyUnwritable(folder: string): string | null {
  const made: string[] = [];
  try {
    for (const missing of missingFolders(folder)) {
      mkdirSync(missing);
      made.unshift(missing);
    }
    const probe = path.join(folder, `.write-test-${process.pid}`);
    writeFileSync(probe, "");
    rmSync(probe);
    return null;
  } catch (error) {
    // A site on a full disk can still be read.
    if (isDiskFull(error)) return null;
    const code = codeOf(error) || String(error);
    return `DATA_DIR must be a folder that can be written: ${folder}, ${REASONS[code] ?? code}`;
  } finally {
    for (const emptied of made) rmdirSync(emptied);
  }
}

/**
 * Outermost first, made one by one: where nothing can be made (/proc), Node's recursive mkdir
 * never returns.
 */
export function missingFolders(folder: string): string[] {
  return existsSync(folder) ? [] : [...missingFolders(path.dirname(folder)), folder];
}

/** From here on other accounts cannot read what is made: enquiries, pictures, the secret. */
export const OWN_FILES_ONLY = 0o077;

const PRIVATE_FOLDER = 0o700;
export const PRIVATE_FILE = 0o600;
const FILES = [...["", "-wal", "-shm", "-starts"].map((end) => `rihla.sqlite${end}`), "secret"];

/**
 * Makes the data folder, and closes one that an earlier version left open to other accounts.
 * @throws OwnerError
 */
export function openDataFolder(folder: string): void {
  refuseShared(folder);
  mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER });
  close(folder, PRIVATE_FOLDER);
  for (const file of FILES.map((name) => path.join(folder, name))) {
    if (existsSync(file)) close(file, PRIVATE_FILE);
  }
}

/** When the last backup was made, also by a command on a machine that serves nothing. */
export const LAST_BACKUP = "last-backup.json";

/** What nothing else makes in a folder. */
const OF_A_SITE = [...FILES, "server.lock", "in-postgresql", LAST_BACKUP];
/** Of a site that was being restored too. */
const isOfSite = (name: string): boolean =>
  OF_A_SITE.includes(name) || [BEFORE_RESTORE, COMING].some((start) => name.startsWith(start));
/**
 * All that some earlier versions, and commands, make where the database is elsewhere; others have folders of these
 * names too.
 */
const PERHAPS_OF_A_SITE = ["media", "uploads", "backups", "imports"];
/** A disk of its own has it. */
const OF_THE_DISK = "lost+found";
const MOST_NAMED = 3;

/** In a folder of other things nobody would find a site again, and closing it would lock others out of theirs. */
function refuseShared(folder: string): void {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const expected = [...PERHAPS_OF_A_SITE, OF_THE_DISK];
  const others = names.filter((name) => !name.startsWith(".") && !expected.includes(name));
  if (others.length === 0 || names.some(isOfSite)) return;
  const more = others.length > MOST_NAMED ? `, and ${others.length - MOST_NAMED} more` : "";
  throw new OwnerError(
    `DATA_DIR must be a folder of its own, and this one holds other things: ${others.slice(0, MOST_NAMED).join(", ")}${more}. Name one that is empty or not there yet, such as\n  ${path.join(folder, "rihla")}`,
  );
}

/** Where the folder belongs to another account, that account decides. */
function close(target: string, mode: number): void {
  try {
    chmodSync(target, mode);
  } catch (error) {
    if (codeOf(error) !== "EPERM") throw error;
  }
}
