import { existsSync } from "node:fs";
import { firstFilled } from "#server/db/copy-tables.ts";
import { heldInFile } from "#server/db/held-in-file.ts";
import { lastMigration } from "#server/db/migrate.ts";
import { sqliteFile } from "#server/db/open.server.ts";
import { readSnapshot } from "#server/db/read-snapshot.server.ts";
import { planTables } from "#server/db/table-plan.ts";
import type { BackupEnv } from "./make-backup.ts";

/** Whether there is anything that could be lost, in tables of whichever version. */
export async function holdsSite(env: BackupEnv): Promise<boolean> {
  if (!env.DATABASE_URL) {
    const file = sqliteFile(env);
    return existsSync(file) && heldInFile(file) === "site";
  }
  return readSnapshot(
    env,
    async (db) => {
      if (!(await lastMigration(db))) return false;
      return (await firstFilled(db, await planTables(db))) !== null;
    },
    { mayBeOlder: true },
  );
}
