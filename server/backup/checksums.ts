import { createHash } from "node:crypto";
import {
  createReadStream,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { OwnerError } from "#server/errors/owner-error.ts";
import { heed } from "./copy-files.ts";

/** As `sha256sum` writes and checks it. */
const FILE = "SHA256SUMS";
const LINE = /^([0-9a-f]{64}) {2}(.+)$/;

/**
 * Writes the checksums of every file below the folder, except of the list itself.
 * @returns how many
 * @throws the signal's reason once it is aborted
 */
export async function writeChecksums(folder: string, signal: AbortSignal): Promise<number> {
  const lines = [];
  for (const name of filesBelow(folder)) {
    lines.push(`${await sha256Of(path.join(folder, name), signal)}  ${name}\n`);
  }
  writeFileSync(path.join(folder, FILE), lines.join(""), { flush: true });
  return lines.length;
}

export const hasChecksums = (folder: string): boolean => existsSync(path.join(folder, FILE));

/** @throws OwnerError naming the first file that is missing, altered or not listed; or the signal's reason */
export async function checkChecksums(folder: string, signal: AbortSignal): Promise<void> {
  const refuse = (name: string, flaw: string): never => {
    throw new OwnerError(
      `This backup is not whole: ${name} ${flaw}. Nothing was changed: take another backup.\n  ${folder}`,
    );
  };
  const found = new Set(filesBelow(folder));
  const list = path.join(folder, FILE);
  if (!statSync(list).isFile()) refuse(FILE, "cannot be read");
  for (const line of readFileSync(list, "utf8").trimEnd().split("\n")) {
    const [, sum, name] = LINE.exec(line) ?? refuse(FILE, "cannot be read");
    if (!name || !found.delete(name)) return refuse(name ?? FILE, "is missing");
    if ((await sha256Of(path.join(folder, name), signal)) !== sum) refuse(name, "was altered");
  }
  const [surplus] = found;
  if (surplus) refuse(surplus, "is not in its list");
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((name) => name !== FILE)
    .sort();
}

async function sha256Of(file: string, signal: AbortSignal): Promise<string> {
  await heed(signal);
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}
