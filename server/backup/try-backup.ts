import { statSync } from "node:fs";
import path from "node:path";
import { openSqlite } from "#server/db/open-sqlite.server.ts";
import { codeOf } from "#server/errors/code-of.ts";
import { DATABASE } from "./archive-entry.ts";
import { notWhole } from "./backup-error.ts";
import { refuseDamaged } from "./check-database.ts";
import { countRows, describeCopy } from "./describe-copy.ts";
import type { Progress } from "./make-backup.ts";
import type { Manifest } from "./manifest.ts";
import { bringOwnSchema } from "./own-schema.ts";
import { readArchive } from "./read-archive.ts";
import { removeGently } from "./remove-gently.ts";

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
    await removeGently(trial);
  }
}

/** Each row, by a hash over them; then it is opened as a site is. */
async function openCopy(database: string, manifest: Manifest, named: string): Promise<void> {
  // Opening looks through all of it, below.
  refuseDamaged(database, named, { isKnownWhole: true });
  const found = tablesOf(database, named);
  refuseOther(manifest, (name) => found[name]?.sum === manifest.tables[name]?.sum, {
    found,
    named,
  });
  const db = await openSqlite(database);
  await db.destroy();
}

function tablesOf(database: string, named: string): Manifest["tables"] {
  try {
    return describeCopy(database).tables;
  } catch (error) {
    if (!codeOf(error).startsWith("SQLITE_")) throw error;
    throw notWhole("its database cannot be read", named);
  }
}

/**
 * Of a backup whose rows were compared when it was made, and whose file has the checksum of then. Brings the tables of
 * an earlier version up to date.
 * @throws BackupError "not-whole"; DatabaseError "newer"
 */
export async function openUnpacked(
  database: string,
  manifest: Manifest,
  named: string,
): Promise<void> {
  refuseDamaged(database, named, { isJustWritten: true });
  const found = countRows(database);
  refuseOther(manifest, (name) => found[name] === manifest.tables[name]?.rows, { found, named });
  await bringOwnSchema(database, named);
}

function refuseOther(
  { tables }: Manifest,
  isSame: (name: string) => boolean,
  { found, named }: { found: object; named: string },
): void {
  const names = new Set([...Object.keys(tables), ...Object.keys(found)]);
  const other = [...names].find((name) => !isSame(name));
  if (other) throw notWhole(`the table ${other} is not as it was packed`, named);
}
