import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";

const noteSchema = z.object({ at: z.iso.datetime() });

const noteIn = (dataFolder: string) => path.join(dataFolder, "last-backup.json");

/** Beside the database, which a copy of it must not change: a disk that is read-only keeps no note. */
export async function noteBackup(dataFolder: string, at = new Date()): Promise<void> {
  await writeFile(noteIn(dataFolder), JSON.stringify({ at: at.toISOString() })).catch(() => {});
}

/** When the last backup was whole, ISO 8601, UTC; null: none is known. */
export async function lastBackup(dataFolder: string): Promise<string | null> {
  try {
    return noteSchema.parse(JSON.parse(await readFile(noteIn(dataFolder), "utf8"))).at;
  } catch {
    return null;
  }
}
