import { existsSync, statfsSync } from "node:fs";
import path from "node:path";

/** SQLite writes a page, and the log of it, with every change. */
const LEAST_BYTES = 128 * 1024;

/** What the disk of a file lacks for another write, also where SQLite has not been told yet. */
export function lackAt(file: string): "full" | "no-files" | null {
  const folder = path.dirname(file);
  if (!existsSync(folder)) return null;
  const { bavail, bsize, files, ffree } = statfsSync(folder);
  if (bavail * bsize < LEAST_BYTES) return "full";
  // Some file systems count none.
  return files > 0 && ffree === 0 ? "no-files" : null;
}
