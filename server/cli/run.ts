import { statSync } from "node:fs";
import { inspect } from "node:util";
import { withoutControls } from "#contracts/tidy.ts";
import { OWN_FILES_ONLY, whyUnwritable } from "#server/data-folder/data-folder.ts";
import { settleFirst } from "#server/data-folder/exchange-journal.ts";
import { handOver } from "#server/data-folder/hand-over.ts";
import { refuseOutsidePostgres } from "#server/data-folder/kept-elsewhere.ts";
import { refuseLostSite } from "#server/data-folder/lost-site.ts";
import { keepTemporaryBeside } from "#server/data-folder/temporary-beside.ts";
import { forTheTerminal, OwnerError } from "#server/errors/owner-error.ts";
import { sqliteFile } from "../db/open.server.ts";
import { hasTables } from "../db/open-postgres.server.ts";
import { type Env, type Probes, readEnv } from "../env.ts";

/**
 * Prints what the command did; or why it did not, and ends with 1. Names out of a file of others do not command the
 * terminal.
 */
export async function run(command: () => Promise<string>): Promise<void> {
  process.umask(OWN_FILES_ONLY);
  try {
    console.log(withoutControls(await command()));
  } catch (error) {
    const told = forTheTerminal(error);
    console.error(withoutControls(typeof told === "string" ? told : inspect(told)));
    process.exitCode = 1;
  }
}

/** @param source variables in place of those of the environment */
export async function commandEnv(
  source: NodeJS.ProcessEnv = {},
  probes: Probes = { whyUnwritable },
): Promise<Env> {
  const env = await readEnv({ ...process.env, ...source }, probes);
  keepTemporaryBeside(env.DATA_DIR);
  process.once("exit", () => handOver(env.DATA_DIR));
  return env;
}

/**
 * Opening would make one, and a typing error in DATA_DIR would look like a lost site. One that is lost
 * would get tables: the next start would take it for a new site, and the next visitor could own it.
 * @throws OwnerError
 */
export function requireSqliteFile(env: Pick<Env, "DATA_DIR">): string {
  const file = sqliteFile(env);
  refuseOutsidePostgres(env.DATA_DIR);
  settleFirst(env.DATA_DIR);
  // Where this account may not look, that is what is said.
  if (!statSync(file, { throwIfNoEntry: false })) {
    throw new OwnerError(`There is no database at ${file}. Set DATA_DIR.`);
  }
  refuseLostSite(file, env);
  return file;
}

/** The same of either engine. @throws OwnerError */
export async function requireDatabase(env: Pick<Env, "DATA_DIR" | "DATABASE_URL">): Promise<void> {
  if (!env.DATABASE_URL) requireSqliteFile(env);
  else if (!(await hasTables(env.DATABASE_URL))) {
    throw new OwnerError(
      "The PostgreSQL database is empty: there is no site in it. Correct DATABASE_URL, or put the dump of the database back.",
    );
  }
}

/** "1 picture", "2 enquiries". */
export const howMany = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** So many are named: a lost folder may have had thousands. */
const MOST_NAMED = 20;

/** @param stems of pictures that the database of a site names, and that are gone */
export function lostPictures(stems: string[]): string[] {
  if (stems.length === 0) return [];
  const named = stems.slice(0, MOST_NAMED);
  const more = stems.length > named.length ? [`and ${stems.length - named.length} more`] : [];
  const what =
    stems.length === 1 ? "The file of 1 picture is" : `The files of ${stems.length} pictures are`;
  return [
    `${what} missing in the site itself: look for the folder media, or upload them again.`,
    ...[...named, ...more].map((line) => `  ${line}`),
  ];
}
