import { randomBytes } from "node:crypto";
import { closeSync, fsyncSync, openSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { codeOf } from "./code-of.ts";
import { OwnerError } from "./owner-error.ts";

const BYTES = 32;
/** Characters; ours have twice as many. */
const SHORTEST = 32;

export const makeSecret = (): string => randomBytes(BYTES).toString("hex");

export const secretFile = (folder: string): string => path.join(folder, "secret");

/**
 * What session cookies are signed with: made once, readable by this account only.
 * @throws OwnerError when the file is empty or cut off
 */
export function readSecret(folder: string): string {
  const file = secretFile(folder);
  makeOnce(file);
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length >= SHORTEST) return secret;
  throw new OwnerError(
    `The secret that signs sessions is empty or cut off. Put the one of a backup in its place, or remove the file: a new one is made, and everybody signs in again.\n  ${file}`,
  );
}

function makeOnce(file: string): void {
  let made: number;
  try {
    made = openSync(file, "wx", 0o600);
  } catch (error) {
    if (codeOf(error) === "EEXIST") return;
    throw error;
  }
  try {
    writeFileSync(made, makeSecret());
    fsyncSync(made);
  } finally {
    closeSync(made);
  }
}
