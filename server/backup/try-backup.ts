import { rmSync, statSync } from "node:fs";
import path from "node:path";
import { openSqlite } from "#server/db/open-sqlite.server.ts";
import { DATABASE } from "./archive-entry.ts";
import { notWhole } from "./backup-error.ts";
import { refuseDamaged } from "./check-database.ts";
import { describeCopy } from "./describe-copy.ts";
import type { Progress } from "./make-backup.ts";
import type { Manifest, TableSums } from "./manifest.ts";
import { readArchive } from "./read-archive.ts";

type Trial = {
  /** A folder that what is unpacked may lie in for a while. */
  work: string;
  /** Its name in messages. */
  named: string;
  signal: AbortSignal;
  onProgress: Progress;
};

/**
 * Unpacks it, compares each table row by row with what was packed, and opens it as a site.
 * @throws BackupError "not-whole"; or the signal's reason
 */
export async function tryBackup(
  archive: string,
  { work, named, signal, onProgress }: Trial,
): Promise<Manifest> {
  const trial = path.join(work, "trial");
  const database = path.join(trial, DATABASE);
  const packed = statSync(archive).size;
  let done = 0;
  const onBytes = (count: number) => {
    done += count;
    onProgress("trying", done, packed);
  };
  try {
    const manifest = await readArchive(archive, {
      into: (name) => (name === DATABASE ? database : null),
      signal,
      onBytes,
      named,
    });
    await openCopy(database, manifest, named);
    return manifest;
  } finally {
    rmSync(trial, { recursive: true, force: true });
  }
}

/**
 * Brings the tables of an earlier version up to date.
 * @throws BackupError "not-whole"; DatabaseError "newer"
 */
export async function openCopy(database: string, manifest: Manifest, named: string): Promise<void> {
  refuseDamaged(database, named);
  const other = firstOther(manifest.tables, describeCopy(database).tables);
  if (other) throw notWhole(`the table ${other} is not as it was packed`, named);
  const db = await openSqlite(database);
  await db.destroy();
}

function firstOther(packed: TableSums, found: TableSums): string | undefined {
  const names = new Set([...Object.keys(packed), ...Object.keys(found)]);
  return [...names].find(
    (name) => packed[name]?.rows !== found[name]?.rows || packed[name]?.sum !== found[name]?.sum,
  );
}
