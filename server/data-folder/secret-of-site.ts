import { existsSync } from "node:fs";
import type { Db } from "#server/db/schema.ts";
import { markBegunEmpty, writeIntoFile } from "#server/db/write-into-file.ts";
import { isBare } from "./is-bare.ts";
import { readSecret, secretFile } from "./secret.ts";

/**
 * A secret beside an empty database file means that something is lost: so before there is one, what the site
 * begins with is in the file itself.
 * @param db in the data folder, with the demo agency where it is wanted
 * @throws OwnerError
 */
export async function secretOfSite(db: Db, folder: string): Promise<string> {
  if (!existsSync(secretFile(folder))) {
    if (await isBare(db)) await markBegunEmpty(db);
    await writeIntoFile(db);
  }
  return readSecret(folder);
}
