import { existsSync, mkdirSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

const REASONS: Record<string, string> = {
  ENOTDIR: "it is a file, or lies below one",
  ENOENT: "it cannot be made there",
  EACCES: "this account may not write there",
  EPERM: "this account may not write there",
  EROFS: "the disk is read-only",
  ENOSPC: "the disk is full",
};

/**
 * Tries it, because rights do not tell (an administrator has them all, a read-only disk takes
 * nothing), and leaves nothing behind.
 * @param folder absolute path of DATA_DIR, which need not exist
 * @returns the mistake in words, or null
 */
export function whyUnwritable(folder: string): string | null {
  const made: string[] = [];
  try {
    // One by one: where nothing can be made (/proc), Node's recursive mkdir never returns.
    for (const missing of missingFolders(folder)) {
      mkdirSync(missing);
      made.unshift(missing);
    }
    const probe = path.join(folder, `.write-test-${process.pid}`);
    writeFileSync(probe, "");
    rmSync(probe);
    return null;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
    return `DATA_DIR must be a folder that can be written: ${folder}, ${REASONS[code] ?? code}`;
  } finally {
    for (const emptied of made) rmdirSync(emptied);
  }
}

/** Outermost first. */
function missingFolders(folder: string): string[] {
  return existsSync(folder) ? [] : [...missingFolders(path.dirname(folder)), folder];
}
