import { closeSync, fsyncSync, openSync, renameSync } from "node:fs";
import path from "node:path";

/**
 * What was made under another name, whole and on the disk, gets its own: a kill or a power cut leaves
 * nothing half made under that. Whoever calls it knows that nothing lies there.
 */
export function giveName(made: string, name: string): void {
  renameSync(made, name);
  const folder = openSync(path.dirname(name), "r");
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
