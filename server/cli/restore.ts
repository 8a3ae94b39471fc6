import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { openDataFolder } from "#server/data-folder/data-folder.ts";
import { lockDataFolder } from "#server/data-folder/data-folder-lock.ts";
import { settleFirst } from "#server/data-folder/exchange-journal.ts";
import { refuseOutsidePostgres } from "#server/data-folder/kept-elsewhere.ts";
import type { Env } from "#server/env.ts";
import { OwnerError } from "#server/errors/owner-error.ts";
import packageJson from "../../package.json" with { type: "json" };
import { holdsSite } from "../backup/holds-site.ts";
import {
  type Placing,
  prepareRestore,
  type Restored,
  refuseInto,
  restoreBackup,
} from "../backup/restore-backup.ts";
import { openShelf } from "../backup/shelf.ts";
import { standingOfSite } from "../backup/standing.ts";
import { wishOfSite } from "../backup/wish-of-site.ts";
import { refuseUnreadable } from "./given-file.ts";
import { commandEnv, howMany, lostPictures, run } from "./run.ts";
import { untilStopped } from "./until-stopped.ts";

/** Puts a backup in the place of the site, whose server must be stopped where it has a file of SQLite. */

const USAGE = "Usage: npm run restore -- FILE [--dry-run] [--key FILE]";
const STOPPED = "Stopped before the backup was in place: the site is as it was.";

type Asked = { backup: string; isDry: boolean; keyFile: string | null };

async function restore({ backup, isDry, keyFile }: Asked, signal: AbortSignal): Promise<string> {
  const env = await commandEnv();
  refuseUnreadable(backup);
  if (!env.DATABASE_URL) refuseOutsidePostgres(env.DATA_DIR);
  refuseInto(backup, env.DATA_DIR);
  openDataFolder(env.DATA_DIR);
  settleFirst(env.DATA_DIR);
  if (keyFile) refuseUnreadable(keyFile);
  const identity = keyFile ? readFileSync(keyFile, "utf8") : null;
  // What cannot be read any more is replaced all the same.
  const standing = () => standingOfSite(env).catch(() => null);
  const options = { identity, standing, signal, onProgress: () => undefined };
  if (isDry) return look(backup, env, options);
  if (env.DATABASE_URL) return putInPostgres(backup, env, options);
  const release = lockDataFolder(env.DATA_DIR);
  try {
    return wordsOf(await restoreBackup(backup, env, options));
  } finally {
    release();
  }
}

/** Its transaction keeps nothing of what was there: so that is put on the shelf first. */
async function putInPostgres(backup: string, env: Env, options: Placing): Promise<string> {
  const first = (await holdsSite(env))
    ? await wishOfSite(env, { why: "restore", withSecrets: true, app: packageJson.version })
    : null;
  const restored = await restoreBackup(backup, env, { ...options, first });
  const words = wordsOf(restored);
  const place = restored.kept ? openShelf(env.DATA_DIR).at(restored.kept) : null;
  return place ? `${words}\nWhat was there before is kept for 30 days:\n  ${place}` : words;
}

async function look(backup: string, env: Env, options: Placing): Promise<string> {
  const coming = await prepareRestore(backup, env, options);
  const { manifest, pictures, lost, factorsOff, folder } = coming;
  rmSync(folder, { recursive: true });
  const { madeAt, site, app, engine, counts } = manifest ?? {};
  return [
    "The backup is whole. Nothing was changed.",
    ...(counts
      ? [
          `${site}, made at ${madeAt} by version ${app} from ${engine === "postgres" ? "PostgreSQL" : "SQLite"}: ${howMany(counts.posts, "post")}, ${howMany(counts.enquiries, "enquiry", "enquiries")}, ${howMany(counts.users, "user")}.`,
        ]
      : []),
    `It would be put in place with ${howMany(pictures, "picture")}.`,
    ...factorsOffWords(factorsOff, "would be"),
    ...lostPictures(lost),
  ].join("\n");
}

function wordsOf({ pictures, lost, before, isListed, isLogDamaged, factorsOff }: Restored): string {
  return [
    `The backup is in place, with ${howMany(pictures, "picture")}: start the server.`,
    ...(isListed ? [] : ["It has no list of its files, so only its database could be checked."]),
    ...(isLogDamaged
      ? [
          "Its log (rihla.sqlite-wal) is damaged or cut off: what was written last before the copy was made may be missing. Look through the site, or take another backup.",
        ]
      : []),
    ...factorsOffWords(factorsOff, "is"),
    ...lostPictures(lost),
    ...(before ? [`What was there before is kept for 30 days:\n  ${before}`] : []),
  ].join("\n");
}

const factorsOffWords = (names: readonly string[], is: string) =>
  names.length === 0
    ? []
    : [
        `The secret of the site that it was made from is not in it, so the second factor of these ${is} off, until they set it up anew: ${names.join(", ")}.`,
      ];

function askedOf(args: string[]): Asked {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { "dry-run": { type: "boolean", default: false }, key: { type: "string" } },
    });
    const [backup, ...rest] = positionals;
    if (!backup || rest.length > 0) throw new OwnerError(USAGE);
    return {
      backup: path.resolve(backup),
      isDry: values["dry-run"],
      keyFile: values.key ?? null,
    };
  } catch {
    throw new OwnerError(USAGE);
  }
}

await run(() => {
  const asked = askedOf(process.argv.slice(2));
  return untilStopped(STOPPED, (signal) => restore(asked, signal));
});
