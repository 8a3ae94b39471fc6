import { parseArgs } from "node:util";
import { refuseOlder } from "#server/backup/before-upgrade.ts";
import { lockDataFolder } from "#server/data-folder/data-folder-lock.ts";
import { readSecret } from "#server/data-folder/secret.ts";
import { OwnerError } from "#server/errors/owner-error.ts";
import { moveDatabase } from "../db/move-database.server.ts";
import { commandEnv, requireSqliteFile, run } from "./run.ts";

/** Moves a site from its SQLite file into PostgreSQL. The file is left as it is. */

const USAGE = "Usage: npm run move-database -- --to postgres://user:password@host:port/name";

async function move(to: string): Promise<string> {
  // The address is checked in the same way as later in the environment.
  const env = await commandEnv({ DATABASE_URL: to });
  const file = requireSqliteFile(env);
  // What a running server writes after the copying would be lost.
  lockDataFolder(env.DATA_DIR);
  await refuseOlder({ ...env, DATABASE_URL: undefined });
  const moved = await moveDatabase(file, to, readSecret(env.DATA_DIR));
  const count = moved.reduce((sum, { rows }) => sum + rows, 0);
  return [
    ...moved.filter(({ rows }) => rows > 0).map(({ table, rows }) => `${table}: ${rows}`),
    `${count} rows were copied and read again. Start with this DATABASE_URL; ${file} can go once you have looked.`,
    env.S3
      ? "Pictures lie in the bucket already."
      : `Pictures still lie in ${env.DATA_DIR}: a second node needs them in a bucket (S3_BUCKET).`,
  ].join("\n");
}

function targetOf(args: string[]): string {
  try {
    const { values } = parseArgs({ args, options: { to: { type: "string" } } });
    if (values.to) return values.to;
  } catch {}
  throw new OwnerError(USAGE);
}

await run(() => move(targetOf(process.argv.slice(2))));
