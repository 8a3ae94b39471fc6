import { existsSync } from "node:fs";
import { heldInFile } from "#server/db/held-in-file.ts";
import { sqliteFile } from "#server/db/open.server.ts";
import { hasTables } from "#server/db/open-postgres.server.ts";
import type { Db } from "#server/db/schema.ts";
import { OwnerError } from "#server/errors/owner-error.ts";
import { isBare } from "./is-bare.ts";
import { isKeptInPostgres } from "./kept-elsewhere.ts";
import { ANEW_ELSEWHERE, ANEW_UNEXPECTED, type Expecting, hasPictures } from "./lost-site.ts";

const EMPTY = "The PostgreSQL database is empty";
const OTHER_DATABASE =
  "Correct DATABASE_URL, put the dump of the database back, or bring a site in SQLite over with npm run move-database.";

/**
 * Before tables are made where there are none: nodes that run on would take them for their site, and it would be the
 * next visitor's.
 * @throws OwnerError
 */
export async function refuseLostTables(
  url: string,
  { DATA_DIR: folder }: Expecting,
): Promise<void> {
  if (isKeptInPostgres(folder) && !(await hasTables(url))) throw isElsewhere(folder);
}

/**
 * As in SQLite: an empty database beside what is left of a site is not the database of that site.
 * @param db opened, before the demo is put into it
 * @throws OwnerError
 */
export async function refuseLostPostgres(db: Db, env: Expecting): Promise<void> {
  const { DATA_DIR: folder } = env;
  // Before the database is asked: another node may be filling it, and remembers that in the folder.
  const isKept = isKeptInPostgres(folder);
  if (!(await isBare(db))) return;
  if (isKept && !(await isBegun(db))) throw isElsewhere(folder);
  const file = sqliteFile(env);
  if (!isKept && existsSync(file) && heldInFile(file) === "site") {
    throw new OwnerError(
      `${EMPTY}, but there is a site in SQLite in the data folder. Bring it over with npm run move-database, correct DATABASE_URL, or unset it to go on in SQLite. ${ANEW_ELSEWHERE}\n  ${file}`,
    );
  }
  if (hasPictures(folder)) {
    throw new OwnerError(
      `${EMPTY}, but the data folder still holds the pictures of a site. ${OTHER_DATABASE} ${ANEW_ELSEWHERE}\n  ${folder}`,
    );
  }
  if (env.EXPECT_SITE) {
    throw new OwnerError(
      `${EMPTY}, and EXPECT_SITE says that there should be a site. ${OTHER_DATABASE} ${ANEW_UNEXPECTED}`,
    );
  }
}

const isElsewhere = (folder: string) =>
  new OwnerError(
    `${EMPTY}, but the site of this data folder is in PostgreSQL. Correct DATABASE_URL, or put the dump of the database back. ${ANEW_ELSEWHERE}\n  ${folder}`,
  );

/** A server has started on it, if only without content. */
const isBegun = async (db: Db): Promise<boolean> =>
  (await db.selectFrom("sharedSecret").select("id").limit(1).executeTakeFirst()) !== undefined;
