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
import { setImmediate } from "node:timers/promises";
import { PRIVATE_FILE } from "#server/data-folder/data-folder.ts";
import { codeOf } from "#server/errors/code-of.ts";

/** An unfinished file is being made by a server at this moment; no page has it yet. */
const UNFINISHED = /\.part$/;

/**
 * Lets signals in that arrived meanwhile: what copies does not give way by itself.
 * @throws the signal's reason once it is aborted
 */
export async function heed(signal: AbortSignal): Promise<void> {
  await setImmediate();
  signal.throwIfAborted();
}

/**
 * Copies what is not there yet, each file on the disk before the next.
 * @throws the signal's reason once it is aborted
 */
export async function copyFolder(from: string, to: string, signal: AbortSignal): Promise<void> {
  for (const entry of entriesOf(from)) {
    await heed(signal);
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) await copyFolder(source, target, signal);
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
