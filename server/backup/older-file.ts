import { migrations } from "#server/db/migrations/index.ts";
import { openToRead } from "#server/db/open-to-read.ts";

/** Whether a database of ours lacks changes that this version makes; false for what cannot be read. */
export function isOlderFile(file: string): boolean {
  try {
    const database = openToRead(file);
    try {
      const made = new Set(database.prepare("select name from kysely_migration").pluck().all());
      return made.size > 0 && Object.keys(migrations).some((name) => !made.has(name));
    } finally {
      database.close();
    }
  } catch {
    return false;
  }
}
