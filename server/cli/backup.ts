import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { BROKE_OFF, settleFirst } from "#server/data-folder/exchange-journal.ts";
import { OwnerError } from "#server/errors/owner-error.ts";
import packageJson from "../../package.json" with { type: "json" };
import { keepBackup } from "../backup/keep-backup.ts";
import { noteBackup } from "../backup/last-backup.ts";
import { type BackupEnv, type Made, makeBackup } from "../backup/make-backup.ts";
import { noteInPostgres } from "../backup/note-in-postgres.ts";
import { openShelf } from "../backup/shelf.ts";
import { refuseOthersLog } from "../db/mark-start.ts";
import { commandEnv, howMany, lostPictures, requireSqliteFile, run } from "./run.ts";
import { untilStopped } from "./until-stopped.ts";

/** Copies the site, which may run meanwhile, into one file. */

const USAGE = "Usage: npm run backup -- [--to FILE] [--with-secrets] [--recipient age1…]";
const STOPPED = "Stopped before the backup was whole: nothing of it was kept.";

/** A disk that lets nothing be written any more is backed up from all the same. */
const FOR_READING = { whyUnwritable: () => null };

type Asked = { to: string | null; withSecrets: boolean; recipient: string | null };

async function backUp({ to, ...asked }: Asked, signal: AbortSignal): Promise<string> {
  const env = await commandEnv({}, FOR_READING);
  const settled = !env.DATABASE_URL && settleFirst(env.DATA_DIR) ? [BROKE_OFF] : [];
  if (!env.DATABASE_URL) refuseOthersLog(requireSqliteFile(env));
  const wish = { ...asked, why: "hand", app: packageJson.version } as const;
  const options = { signal, onProgress: () => undefined };
  if (!to) {
    const { name, made } = await keepBackup(env, wish, options);
    await tellNodes(env, made);
    return [...settled, ...wordsOf(made, openShelf(env.DATA_DIR).at(name))].join("\n");
  }
  const target = placeOf(to, env, asked);
  const made = await makeBackup(env, { ...wish, target }, options);
  await noteBackup(env.DATA_DIR);
  await tellNodes(env, made);
  return [...settled, ...wordsOf(made, target)].join("\n");
}

const tellNodes = async ({ DATABASE_URL }: BackupEnv, { manifest }: Made): Promise<void> =>
  DATABASE_URL ? noteInPostgres(DATABASE_URL, manifest.madeAt) : undefined;

/** In a folder it gets a name of its own. */
function placeOf(to: string, env: BackupEnv, { recipient }: Asked | { recipient: string | null }) {
  if (!existsSync(to) || !statSync(to).isDirectory()) return to;
  const isLocked = recipient !== null;
  return path.join(to, openShelf(env.DATA_DIR).newName(new Date(), { isLocked }));
}

function wordsOf({ manifest, bytes }: Made, target: string): string[] {
  const { posts, pictures, enquiries } = manifest.counts;
  const secrets = manifest.hasSecrets
    ? "It holds personal data, who is signed in, and the secret of the site: keep it where only you can read it."
    : "It holds personal data: keep it where only you can read it. The secret of the site is not in it (--with-secrets).";
  return [
    `The backup was written and restored for a trial: ${howMany(posts, "post")}, ${howMany(pictures - manifest.lost.length, "picture")}, ${howMany(enquiries, "enquiry", "enquiries")}, ${bytes} bytes. ${secrets}\n  ${target}`,
    ...lostPictures(manifest.lost),
  ];
}

function askedOf(args: string[]): Asked {
  try {
    const { values } = parseArgs({
      args,
      options: {
        to: { type: "string" },
        "with-secrets": { type: "boolean", default: false },
        recipient: { type: "string" },
      },
    });
    if (values.to === "") throw new OwnerError(USAGE);
    return {
      to: values.to ? path.resolve(values.to) : null,
      withSecrets: values["with-secrets"],
      recipient: values.recipient ?? null,
    };
  } catch {
    throw new OwnerError(USAGE);
  }
}

await run(() => {
  const asked = askedOf(process.argv.slice(2));
  return untilStopped(STOPPED, (signal) => backUp(asked, signal));
});
