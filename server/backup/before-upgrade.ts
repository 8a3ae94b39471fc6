import { existsSync } from "node:fs";
import { isMigrated } from "#server/db/migrate.ts";
import { sqliteFile } from "#server/db/open.server.ts";
import { readSnapshot } from "#server/db/read-snapshot.server.ts";
import { OwnerError } from "#server/errors/owner-error.ts";
import { holdsSite } from "./holds-site.ts";
import { keepBackup } from "./keep-backup.ts";
import type { BackupEnv } from "./make-backup.ts";
import { isOlderFile } from "./older-file.ts";
import { wishOfSite } from "./wish-of-site.ts";

/**
 * Before the tables of an earlier version are changed: puts the site on its shelf as it is, and tries the very
 * change on the copy.
 * @returns the name of the backup; null where nothing is changed, or nothing is there
 * @throws OwnerError; then nothing was changed, and the earlier version goes on with what is there
 */
export async function backUpBeforeUpgrade(env: BackupEnv, app: string): Promise<string | null> {
  if (!(await isOlder(env)) || !(await holdsSite(env))) return null;
  const { signal } = new AbortController();
  try {
    const wish = await wishOfSite(env, { why: "upgrade", withSecrets: false, app });
    return (await keepBackup(env, wish, { signal, onProgress: () => undefined })).name;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new OwnerError(
      `This version changes the tables of the site, and the backup before that could not be made. Nothing was changed: the version that ran before still runs on it. Mend what is said here, then start again.\n${why}`,
      { cause: error },
    );
  }
}

/**
 * For commands that open the site as it is: without a backup before that, they would change the tables of an earlier
 * version, under a server that runs on them.
 * @throws OwnerError
 */
export async function refuseOlder(env: BackupEnv): Promise<void> {
  if (!(await isOlder(env)) || !(await holdsSite(env))) return;
  throw new OwnerError(
    "The tables of this site are those of an earlier version. Start the server of this version once: it backs the site up and changes them. Then run this again. Nothing was changed.",
  );
}

/** What is wrong with a database is told when it is opened. */
async function isOlder(env: BackupEnv): Promise<boolean> {
  if (!env.DATABASE_URL) return existsSync(sqliteFile(env)) && isOlderFile(sqliteFile(env));
  try {
    return !(await readSnapshot(env, isMigrated, { mayBeOlder: true }));
  } catch {
    return false;
  }
}
