import { randomBytes } from "node:crypto";
import { lstatSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { giveName } from "#server/db/give-name.ts";
import { OwnerError } from "#server/errors/owner-error.ts";
import { PRIVATE_FILE } from "./data-folder.ts";

const BYTES = 32;
/** Characters; ours have twice as many. */
const SHORTEST = 32;

export const makeSecret = (): string => randomBytes(BYTES).toString("hex");

export const secretFile = (folder: string): string => path.join(folder, "secret");

/**
 * What session cookies are signed with: made once, readable by this account only.
 * @throws OwnerError when the file is empty or cut off, or none: a container makes a folder where it should
 * show a file that is not there; a link may lead to a disk that is not connected; reading a pipe never ends
 */
export function readSecret(folder: string): string {
  const file = secretFile(folder);
  makeOnce(file);
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) {
    throw new OwnerError(
      `The secret that signs sessions is a link that leads nowhere. Connect the disk that it leads to, or put the secret of a backup in its place.\n  ${file}`,
    );
  }
  if (!found.isFile()) {
    const what = found.isDirectory() ? "A folder" : "Something that is no file";
    throw new OwnerError(
      `${what} lies where the secret that signs sessions should be. Move it away, and put the secret of a backup in its place: without one a new one is made, and everybody signs in again.\n  ${file}`,
    );
  }
  const secret = readFileSync(file, "utf8").trim();
  // A loss of power can leave a file of its length full of zeros, which anybody could guess.
  if (secret.length >= SHORTEST && !secret.includes("\0")) return secret;
  throw new OwnerError(
    `The secret that signs sessions is empty or cut off. Put the one of a backup in its place, or remove the file: a new one is made, and everybody signs in again.\n  ${file}`,
  );
}

/**
 * For a worker beside others: they go on signing with the one that was there.
 * @throws OwnerError
 */
export function refuseLostSecret(folder: string): void {
  const file = secretFile(folder);
  if (lstatSync(file, { throwIfNoEntry: false })) return;
  throw new OwnerError(
    `The secret that signs sessions is gone, and other workers still sign with it. Put the one of a backup in its place; or stop the whole server and start it again: a new one is made, and everybody signs in again.\n  ${file}`,
  );
}

/**
 * The caller holds the lock of the data folder, so nobody else makes a secret at the same moment.
 */
function makeOnce(file: string): void {
  if (lstatSync(file, { throwIfNoEntry: false })) return;
  const coming = `${file}.new`;
  writeFileSync(coming, makeSecret(), { mode: PRIVATE_FILE, flush: true });
  giveName(coming, file);
}
