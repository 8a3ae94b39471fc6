import { closeSync, fsyncSync, openSync } from "node:fs";
import { codeOf } from "#server/errors/code-of.ts";

/** Some file systems, of networks above all, know no such thing. */
const NOT_KNOWN = ["EINVAL", "ENOTSUP", "EBADF"];

/** What was moved, made or removed in it is on the disk from here on. */
export function syncFolder(folder: string): void {
  const handle = openSync(folder, "r");
  try {
    fsyncSync(handle);
  } catch (error) {
    if (!NOT_KNOWN.includes(codeOf(error))) throw error;
  } finally {
    closeSync(handle);
  }
}
