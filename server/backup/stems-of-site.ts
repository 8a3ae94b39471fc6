import { existsSync } from "node:fs";
import { sqliteFile } from "#server/db/open.server.ts";
import { readSnapshotSince } from "#server/db/read-snapshot.server.ts";
import type { BackupEnv } from "./make-backup.ts";

const FIRST_WITH_PICTURES = "0005-media";

/** Of the pictures that the site has which is there now; none where there is no site. */
export async function stemsOfSite(env: BackupEnv): Promise<ReadonlySet<string>> {
  if (!env.DATABASE_URL && !existsSync(sqliteFile(env))) return new Set();
  const rows = await readSnapshotSince(FIRST_WITH_PICTURES, env, (db) =>
    db.selectFrom("media").select("stem").where("isReady", "=", 1).execute(),
  );
  return new Set(rows?.map(({ stem }) => stem));
}
