import { copyFileSync } from "node:fs";
import Database from "better-sqlite3";

/**
 * Copies a site to where it looks as if its server had been killed amid a write, before the database had
 * its log: half of the write is in the file, and in the journal what was there before.
 */
export function leaveJournal(file: string, killed: string): void {
  const writer = new Database(file);
  writer.pragma("journal_mode = delete");
  // So little memory that pages go to the disk before the end.
  writer.pragma("cache_size = 1");
  writer.exec("begin; update document set body = '' ; update blog set content = ''");
  for (const end of ["", "-journal"]) copyFileSync(file + end, killed + end);
  writer.exec("rollback");
  writer.close();
}
