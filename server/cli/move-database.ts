import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { whyUnwritable } from "../data-folder.ts";
import { DatabaseError } from "../db/database-error.ts";
import { MoveError, moveDatabase } from "../db/move-database.server.ts";
import { sqliteFile } from "../db/open.server.ts";
import { EnvError, readEnv } from "../env.ts";
import { readSecret } from "../secret.ts";

/** Moves a site from its SQLite file into PostgreSQL. The file is left as it is. */

const USAGE = "Usage: npm run move-database -- --to postgres://user:password@host:port/name";

async function move(to: string): Promise<string> {
  // The address is checked as it will be when it stands in the environment.
  const env = await readEnv({ ...process.env, DATABASE_URL: to }, { whyUnwritable });
  const file = sqliteFile(env);
  if (!existsSync(file)) throw new MoveError(`There is no database at ${file}. Set DATA_DIR.`);
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

try {
  const { values } = parseArgs({ options: { to: { type: "string" } } });
  if (!values.to) throw new MoveError(USAGE);
  console.log(await move(values.to));
} catch (error) {
  const isUsage = error instanceof TypeError && "code" in error;
  const isForTheOwner =
    error instanceof MoveError || error instanceof EnvError || error instanceof DatabaseError;
  console.error(isUsage ? USAGE : isForTheOwner ? error.message : error);
  process.exitCode = 1;
}
