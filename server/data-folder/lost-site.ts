import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { createUser } from "#server/accounts/user.ts";
import type { Db } from "#server/db/schema.ts";
import { isEmpty } from "#server/demo/seed.ts";
import type { Env } from "#server/env.ts";
import { OwnerError } from "#server/errors/owner-error.ts";
import { refuseOutsidePostgres } from "./kept-elsewhere.ts";
import { SITES_FILE, wasServed } from "./known-sites.ts";
import { BEFORE_RESTORE, COMING } from "./restore-folders.ts";

const RESTORE = "put a backup back with npm run restore -- BACKUP";
const OTHER_DATABASE =
  "Correct DATABASE_URL, put the dump of the database back, or bring a site in SQLite over with npm run move-database.";
const ANEW = "To start anew, start once without EXPECT_SITE.";

type Expecting = Pick<Env, "DATA_DIR"> & Partial<Pick<Env, "EXPECT_SITE">>;

/**
 * A new database in the place of one that is lost would be a demo site that the next visitor can own.
 * @param file where the database is kept, in the data folder
 * @throws OwnerError when the folder, the program or whoever runs it remembers a site whose database is gone, or
 * is another one
 */
export function refuseLostSite(file: string, { DATA_DIR: folder, EXPECT_SITE }: Expecting): void {
  refuseOutsidePostgres(folder);
  const left = namesIn(folder).filter((name) => isTrace(folder, name));
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (left.length > 0 && (size === undefined || isBlank(file))) {
    throw new OwnerError(
      `The database of this site is missing: the data folder still holds ${left.join(", ")}. Look for rihla.sqlite, or ${RESTORE}. To start anew, move the whole folder away.\n  ${file}`,
    );
  }
  if (size === 0) {
    throw new OwnerError(
      `The database file is empty. It was left untouched: ${RESTORE}, or remove it to start anew.\n  ${file}`,
    );
  }
  if (size === undefined && EXPECT_SITE) {
    throw new OwnerError(
      `There is no site in this data folder, and EXPECT_SITE says that there should be one. Connect the disk or the volume that it lies on, or ${RESTORE}. ${ANEW}\n  ${folder}`,
    );
  }
  if (size === undefined && wasServed(folder)) {
    throw new OwnerError(
      `There was a site in this data folder, and now it is gone. Connect the disk that it lies on, or ${RESTORE}. To start anew, remove its line from ${SITES_FILE}.\n  ${folder}`,
    );
  }
}

/**
 * The same for PostgreSQL: an empty database beside uploaded pictures is not the database of these
 * pictures.
 * @param db opened, before the demo is put into it
 * @throws OwnerError
 */
export async function refuseLostPostgres(db: Db, env: Expecting): Promise<void> {
  const { DATA_DIR: folder, EXPECT_SITE } = env;
  const hasPictures = namesIn(folder).includes("media") && isTrace(folder, "media");
  if (!hasPictures && !EXPECT_SITE) return;
  if (!(await isEmpty(db)) || !(await createUser(db).isFirst())) return;
  throw new OwnerError(
    hasPictures
      ? `The PostgreSQL database is empty, but the data folder still holds the pictures of a site. ${OTHER_DATABASE} To start anew, move the whole folder away.\n  ${folder}`
      : `The PostgreSQL database is empty, and EXPECT_SITE says that there should be a site. ${OTHER_DATABASE} ${ANEW}`,
  );
}

function namesIn(folder: string): string[] {
  const isFolder = statSync(folder, { throwIfNoEntry: false })?.isDirectory();
  return isFolder ? readdirSync(folder) : [];
}

/** Made beside a database and never before it, or in the middle of a restore. */
function isTrace(folder: string, name: string): boolean {
  if (name === "media") return readdirSync(path.join(folder, name)).length > 0;
  const starts = [BEFORE_RESTORE, COMING];
  return (
    ["secret", "rihla.sqlite-wal"].includes(name) || starts.some((start) => name.startsWith(start))
  );
}

/** A database without a table. Other faults are found when it is opened. */
function isBlank(file: string): boolean {
  try {
    const database = new Database(file, { readonly: true });
    try {
      return !database.prepare("select 1 from sqlite_master limit 1").get();
    } finally {
      database.close();
    }
  } catch {
    return false;
  }
}
