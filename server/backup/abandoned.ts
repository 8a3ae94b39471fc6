import { existsSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { COMING } from "#server/data-folder/restore-folders.ts";
import { codeOf } from "#server/errors/code-of.ts";
import { removeGently } from "./remove-gently.ts";
import { SHELF } from "./shelf.ts";

/** What is half made is called after the process that makes it. */
export const beginning = (start: string): string => `${start}${process.pid}-`;

const RESTORING = new RegExp(`^${COMING}(?:(\\d+)-)?`);
const UNFINISHED = /^rihla-.*\.unfinished-(?:(\d+)-)?/;

/** A process whose server was killed has ended by then: `worker.ts`. */
const LOOK_AGAIN_MS = 30_000;

/**
 * Removes what a process that was killed left half made in a data folder: what was unpacked, backups, files that were
 * brought. What a process that runs is making stays, unless it leaves that when it ends soon.
 */
export function removeAbandoned(dataFolder: string): void {
  const left = removeIn(dataFolder, RESTORING);
  try {
    left.push(...removeIn(path.join(dataFolder, SHELF), UNFINISHED));
  } catch {
    // The site can be served without its backups; whoever makes or looks for one is told.
  }
  if (left.length === 0) return;
  setTimeout(async () => {
    for (const { place, pid } of left) {
      if (!isRunning(pid)) await removeGently(place).catch(() => undefined);
    }
  }, LOOK_AGAIN_MS).unref();
}

/** @returns what processes that run are making */
function removeIn(folder: string, ours: RegExp): { place: string; pid: number }[] {
  const left: { place: string; pid: number }[] = [];
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const [found, pid] = ours.exec(name) ?? [];
    if (found === undefined) continue;
    const place = path.join(folder, name);
    if (pid && isRunning(Number(pid))) left.push({ place, pid: Number(pid) });
    else rmSync(place, { recursive: true, force: true });
  }
  return left;
}

/** A process of this machine. */
export function isRunning(pid: number): boolean {
  // In a container the one that was killed had the number of this one.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}
