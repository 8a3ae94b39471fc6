import { existsSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { COMING } from "#server/data-folder/restore-folders.ts";
import { codeOf } from "#server/errors/code-of.ts";
import { SHELF } from "./shelf.ts";

/** What is half made is called after the process that makes it. */
export const beginning = (start: string): string => `${start}${process.pid}-`;

const RESTORING = new RegExp(`^${COMING}(?:(\\d+)-)?`);
const UNFINISHED = /^rihla-.*\.unfinished-(?:(\d+)-)?/;

/**
 * Removes what a process that was killed left half made in a data folder: what was unpacked, backups, files that were
 * brought. What a process that runs is making stays.
 */
export function removeAbandoned(dataFolder: string): void {
  removeIn(dataFolder, RESTORING);
  try {
    removeIn(path.join(dataFolder, SHELF), UNFINISHED);
  } catch {
    // The site can be served without its backups; whoever makes or looks for one is told.
  }
}

function removeIn(folder: string, ours: RegExp): void {
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const [found, pid] = ours.exec(name) ?? [];
    if (found === undefined || (pid && isRunning(Number(pid)))) continue;
    rmSync(path.join(folder, name), { recursive: true, force: true });
  }
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
