import path from "node:path";
import Database from "better-sqlite3";
import { codeOf } from "#server/errors/code-of.ts";
import { OwnerError } from "#server/errors/owner-error.ts";

const FILE = "server.lock";

/** Kept here, because a lock that is collected as garbage is released. */
const held = new Set<Database.Database>();

/**
 * Holds the data folder for one server, or for a command that must be alone with it. The system
 * releases the lock when the process ends, in whatever way.
 * @throws OwnerError when another process holds it
 * @returns what lets it go
 */
export function lockDataFolder(folder: string): () => void {
  const file = path.join(folder, FILE);
  let lock: Database.Database | undefined;
  try {
    // SQLite's lock, because Node has none. The file stays empty.
    lock = new Database(file, { timeout: 0 });
    lock.pragma("journal_mode = memory");
    lock.exec("begin exclusive");
  } catch (error) {
    lock?.close();
    throw new OwnerError(
      codeOf(error).startsWith("SQLITE_BUSY")
        ? `Another Rihla server is running on this data folder. Stop it first, or give this one another DATA_DIR.\n  ${folder}`
        : `The lock of the data folder cannot be used. While no Rihla server runs on it, remove ${FILE}, then start again.\n  ${file}: ${error instanceof Error ? error.message : error}`,
    );
  }
  const taken = lock;
  held.add(taken);
  return () => {
    held.delete(taken);
    taken.close();
  };
}
