import path from "node:path";
import { OwnerError } from "#server/errors/owner-error.ts";
import { noteBackup } from "../backup/last-backup.ts";
import { makeBackup } from "../backup/make-backup.ts";
import { commandEnv, lostPictures, requireSqliteFile, run } from "./run.ts";
import { untilStopped } from "./until-stopped.ts";

/** Copies the site, which may run meanwhile, into a new folder. */

const USAGE = "Usage: npm run backup -- FOLDER";
const STOPPED = "Stopped before the backup was whole: nothing of it was kept.";

/** A disk that lets nothing be written any more is backed up from all the same. */
const FOR_READING = { whyUnwritable: () => null };

async function backUp(target: string, signal: AbortSignal): Promise<string> {
  const env = await commandEnv({}, FOR_READING);
  if (env.DATABASE_URL) {
    throw new OwnerError(
      `This site is in PostgreSQL: copy it with pg_dump, and its pictures from ${env.S3 ? "the bucket" : path.join(env.DATA_DIR, "media")}.`,
    );
  }
  requireSqliteFile(env);
  const { files, pictures, lost } = await makeBackup(env.DATA_DIR, target, {
    isInBucket: env.S3 !== null,
    signal,
  });
  await noteBackup(env.DATA_DIR);
  const elsewhere = env.S3 ? " The pictures lie in the bucket: copy them from there." : "";
  const words = `The backup was written and read again: ${files} files, ${pictures} pictures.${elsewhere} It holds personal data and the secret of the site: keep it where only you can read it.\n  ${target}`;
  return [words, ...lostPictures(lost)].join("\n");
}

await run(() => {
  const [target, ...rest] = process.argv.slice(2);
  if (!target || target.startsWith("-") || rest.length > 0) throw new OwnerError(USAGE);
  return untilStopped(STOPPED, (signal) => backUp(path.resolve(target), signal));
});
