import { randomUUID } from "node:crypto";
import { rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import type { DatabaseFacts } from "#server/db/database-facts.ts";

/** By how many seconds this machine's clock differs from the database's; of a file, from that of its disk. */
export async function clockDifference(
  database: Pick<DatabaseFacts, "now">,
  folder: string,
): Promise<number> {
  const began = Date.now();
  const now = await database.now();
  const told = now === null ? await writtenAt(folder) : Date.parse(now);
  const ended = Date.now();
  if (told >= began && told <= ended) return 0;
  return (told < began ? began - told : told - ended) / 1000;
}

async function writtenAt(folder: string): Promise<number> {
  const file = path.join(folder, `clock-${randomUUID()}`);
  try {
    await writeFile(file, "");
    return (await stat(file)).mtimeMs;
  } finally {
    await rm(file, { force: true });
  }
}
