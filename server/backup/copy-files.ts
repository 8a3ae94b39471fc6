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
import { codeOf } from "../code-of.ts";
import { PRIVATE_FILE } from "../data-folder.ts";

/** What is unfinished is made by a server at this moment; it is in no page yet. */
const UNFINISHED = /\.part$/;

/** Copies what is not there yet, each file on the disk before the next. @returns how many files lie there now */
export function copyFolder(from: string, to: string): number {
  let count = 0;
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || UNFINISHED.test(entry.name)) continue;
    const source = path.join(entry.parentPath, entry.name);
    const target = path.join(to, path.relative(from, source));
    mkdirSync(path.dirname(target), { recursive: true });
    if (!existsSync(target)) copyIfThere(source, target);
    count++;
  }
  return count;
}

/** A copy is to be written to, also one of what is kept read-only. */
export function copyFile(source: string, target: string): void {
  copyFileSync(source, target);
  chmodSync(target, PRIVATE_FILE);
  const handle = openSync(target, "r+");
  fsyncSync(handle);
  closeSync(handle);
}

/** A picture may be deleted while others are copied. */
function copyIfThere(source: string, target: string): void {
  try {
    copyFile(source, target);
  } catch (error) {
    if (codeOf(error) !== "ENOENT") throw error;
  }
}
