import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { OwnerError } from "#server/errors/owner-error.ts";

/** In the folder itself, which outlives a container: it says that its site is in PostgreSQL. */
const FILE = "in-postgresql";

const markOf = (folder: string) => path.join(folder, FILE);

export const isKeptInPostgres = (folder: string): boolean => existsSync(markOf(folder));

/** Where nothing can be written the site is served all the same. */
export function rememberPostgres(folder: string): void {
  try {
    writeFileSync(markOf(folder), "");
  } catch {}
}

/**
 * Without its DATABASE_URL such a site would be a demo that the next visitor can own, or what it was before
 * it was moved: what visitors send there nobody would read.
 * @throws OwnerError
 */
export function refuseOutsidePostgres(folder: string): void {
  if (!isKeptInPostgres(folder)) return;
  throw new OwnerError(
    `The site of this data folder is in PostgreSQL, and DATABASE_URL is not set. Set it as it was. To have the site in this folder from now on, remove ${FILE}.\n  ${folder}`,
  );
}
