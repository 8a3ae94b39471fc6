import { closeSync, fsyncSync, openSync, renameSync } from "node:fs";
import path from "node:path";

/**
 * Gives its final name to a file that was made under another name and is whole on the disk: so a
 * kill or a power cut leaves no half-made file under that name. The caller knows that no file has
 * the name yet, or that this one takes its place.
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
