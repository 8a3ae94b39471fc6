import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { heldInFile } from "#server/db/held-in-file.ts";
import type { Env } from "#server/env.ts";
import { OwnerError } from "#server/errors/owner-error.ts";
import { refuseOutsidePostgres } from "./kept-elsewhere.ts";
import { SITES_FILE, wasServed } from "./known-sites.ts";
import { BEFORE_RESTORE, COMING } from "./restore-folders.ts";

const RESTORE = "put a backup back with npm run restore -- BACKUP";
export const ANEW_UNEXPECTED = "To start anew, start once without EXPECT_SITE.";
export const ANEW_ELSEWHERE = "To start anew, move the whole folder away.";
const LOG = "rihla.sqlite-wal";

export type Expecting = Pick<Env, "DATA_DIR"> & Partial<Pick<Env, "EXPECT_SITE">>;

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
  const held = size === undefined ? null : heldInFile(file);
  if (left.length > 0 && (held === null || held === "nothing")) {
    throw new OwnerError(
      `The database of this site is missing: the data folder still holds ${left.join(", ")}. Look for rihla.sqlite, or ${RESTORE}. ${ANEW_ELSEWHERE}\n  ${file}`,
    );
  }
  if (held === "tables") refuseWithoutLog(file, left, EXPECT_SITE);
  if (size === 0) {
    throw new OwnerError(
      `The database file is empty. It was left untouched: ${RESTORE}, or remove it to start anew.\n  ${file}`,
    );
  }
  if (size === undefined && EXPECT_SITE) {
    throw new OwnerError(
      `There is no site in this data folder, and EXPECT_SITE says that there should be one. Connect the disk or the volume that it lies on, or ${RESTORE}. ${ANEW_UNEXPECTED}\n  ${folder}`,
    );
  }
  if (size === undefined && wasServed(folder)) {
    throw new OwnerError(
      `There was a site in this data folder, and now it is gone. Connect the disk that it lies on, or ${RESTORE}. To start anew, remove its line from ${SITES_FILE}.\n  ${folder}`,
    );
  }
}

/**
 * What is written lies in the log first, and the secret is made when the first of it is in the file.
 * @throws OwnerError
 */
function refuseWithoutLog(file: string, left: string[], isExpected = false): void {
  const kept = left.filter((name) => name !== LOG).join(", ");
  if (!kept && !isExpected) return;
  const why = kept
    ? `but the data folder still holds ${kept}`
    : "and EXPECT_SITE says that there should be a site";
  throw new OwnerError(
    `The database of this site is empty: it has tables and nothing in them, ${why}. Perhaps its log was removed, or not copied with it: put ${LOG} back beside it, or ${RESTORE}. ${kept ? ANEW_ELSEWHERE : ANEW_UNEXPECTED}\n  ${file}`,
  );
}

export const hasPictures = (folder: string): boolean =>
  namesIn(folder).includes("media") && isTrace(folder, "media");

function namesIn(folder: string): string[] {
  const isFolder = statSync(folder, { throwIfNoEntry: false })?.isDirectory();
  return isFolder ? readdirSync(folder) : [];
}

/** Made beside a database and never before it, or in the middle of a restore. */
function isTrace(folder: string, name: string): boolean {
  if (name === "media") return readdirSync(path.join(folder, name)).length > 0;
  const starts = [BEFORE_RESTORE, COMING];
  return ["secret", LOG].includes(name) || starts.some((start) => name.startsWith(start));
}
