import type { Db } from "#server/db/schema.ts";
import { OwnerError } from "#server/errors/owner-error.ts";
import { isBare } from "./is-bare.ts";
import { ANEW_ELSEWHERE, ANEW_UNEXPECTED, type Expecting, hasPictures } from "./lost-site.ts";

const OTHER_DATABASE =
  "Correct DATABASE_URL, put the dump of the database back, or bring a site in SQLite over with npm run move-database.";

/**
 * As in SQLite: an empty database beside uploaded pictures is not the database of these pictures.
 * @param db opened, before the demo is put into it
 * @throws OwnerError
 */
export async function refuseLostPostgres(db: Db, env: Expecting): Promise<void> {
  const { DATA_DIR: folder, EXPECT_SITE } = env;
  const isBeside = hasPictures(folder);
  if (!isBeside && !EXPECT_SITE) return;
  if (!(await isBare(db))) return;
  throw new OwnerError(
    isBeside
      ? `The PostgreSQL database is empty, but the data folder still holds the pictures of a site. ${OTHER_DATABASE} ${ANEW_ELSEWHERE}\n  ${folder}`
      : `The PostgreSQL database is empty, and EXPECT_SITE says that there should be a site. ${OTHER_DATABASE} ${ANEW_UNEXPECTED}`,
  );
}
