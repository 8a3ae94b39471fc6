import { existsSync } from "node:fs";
import path from "node:path";
import { openDataFolder } from "#server/data-folder/data-folder.ts";
import { lockDataFolder } from "#server/data-folder/data-folder-lock.ts";
import { refuseOutsidePostgres } from "#server/data-folder/kept-elsewhere.ts";
import { OwnerError } from "#server/errors/owner-error.ts";
import { refuseInto, restoreBackup } from "../backup/restore-backup.ts";
import { commandEnv, lostPictures, run } from "./run.ts";
import { untilStopped } from "./until-stopped.ts";

/** Puts a backup in the place of the site, whose server must be stopped. */

const USAGE = "Usage: npm run restore -- FOLDER";
const STOPPED = "Stopped before the backup was in place: the site is as it was.";

async function restore(backup: string, signal: AbortSignal): Promise<string> {
  const env = await commandEnv();
  if (env.DATABASE_URL) {
    throw new OwnerError("This site is in PostgreSQL: put it back with pg_restore or psql.");
  }
  if (!existsSync(backup)) throw new OwnerError(`There is no such folder.\n  ${backup}`);
  refuseOutsidePostgres(env.DATA_DIR);
  refuseInto(backup, env.DATA_DIR);
  openDataFolder(env.DATA_DIR);
  const release = lockDataFolder(env.DATA_DIR);
  try {
    const { pictures, lost, before, isListed, isLogDamaged } = await restoreBackup(
      backup,
      env.DATA_DIR,
      { isInBucket: env.S3 !== null, signal },
    );
    return [
      `The backup is in place, with ${pictures} pictures: start the server.`,
      ...(isListed ? [] : ["It has no list of its files, so only its database could be checked."]),
      ...(isLogDamaged
        ? [
            "Its log (rihla.sqlite-wal) is damaged or cut off: what was written last before the copy was made may be missing. Look through the site, or take another backup.",
          ]
        : []),
      ...lostPictures(lost),
      ...(before ? [`What was there before is kept until you remove it:\n  ${before}`] : []),
    ].join("\n");
  } finally {
    release();
  }
}

await run(() => {
  const [backup, ...rest] = process.argv.slice(2);
  if (!backup || backup.startsWith("-") || rest.length > 0) throw new OwnerError(USAGE);
  return untilStopped(STOPPED, (signal) => restore(path.resolve(backup), signal));
});
