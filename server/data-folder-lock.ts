import path from "node:path";
import Database from "better-sqlite3";
import { codeOf } from "./code-of.ts";
import { OwnerError } from "./owner-error.ts";

const FILE = "server.lock";

/** So that none is collected as garbage, and let go with that. */
const held = new Set<Database.Database>();

/**
 * Holds the data folder for one server, or for a command that must be alone with it. The system lets
 * go of the lock when the process ends, in whatever way.
 * @throws OwnerError when another process holds it
 * @returns what lets it go
 */
export function lockDataFolder(folder: string): () => void {
  // A lock of SQLite's: Node has none of its own. The file stays empty.
  const lock = new Database(path.join(folder, FILE), { timeout: 0 });
  try {
    lock.pragma("journal_mode = memory");
    lock.exec("begin exclusive");
  } catch (error) {
    lock.close();
    if (!codeOf(error).startsWith("SQLITE_BUSY")) throw error;
    throw new OwnerError(
      `Another Rihla server is running on this data folder. Stop it first, or give this one another DATA_DIR.\n  ${folder}`,
    );
  }
  held.add(lock);
  return () => {
    held.delete(lock);
    lock.close();
  };
}
