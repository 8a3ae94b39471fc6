import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
} from "node:fs";
import path from "node:path";
import { PRIVATE_FILE } from "#server/data-folder/data-folder.ts";
import { codeOf } from "#server/errors/code-of.ts";

/** An unfinished file is being made by a server at this moment; no page has it yet. */
const UNFINISHED = /\.part$/;

/** Copies what is not there yet, each file on the disk before the next. */
export function copyFolder(from: string, to: string): void {
  for (const entry of entriesOf(from)) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) copyFolder(source, target);
    if (!entry.isFile() || UNFINISHED.test(entry.name)) continue;
    mkdirSync(to, { recursive: true });
    if (!existsSync(target)) ifThere(() => copyFile(source, target));
  }
}

const entriesOf = (folder: string) =>
  ifThere(() => readdirSync(folder, { withFileTypes: true })) ?? [];

/** A copy must be writable, also of a read-only file. */
export function copyFile(source: string, target: string): void {
  copyFileSync(source, target);
  chmodSync(target, PRIVATE_FILE);
  const handle = openSync(target, "r+");
  fsyncSync(handle);
  closeSync(handle);
}

/** A picture may be deleted while others are copied. */
function ifThere<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (codeOf(error) !== "ENOENT") throw error;
    return undefined;
  }
}
