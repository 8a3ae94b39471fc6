import { existsSync, readFileSync } from "node:fs";
import { secretFile } from "#server/data-folder/secret.ts";
import { readSnapshotSince } from "#server/db/read-snapshot.server.ts";
import { OwnerError } from "#server/errors/owner-error.ts";
import type { BackupEnv } from "./make-backup.ts";

/** The table that PostgreSQL has it in; a database may have no tables yet. */
const MADE_BY = "0011-shared-secret";

/**
 * What this site signs sessions with and locks second factors by, wherever it keeps it; none is made.
 * @throws OwnerError where there is none
 */
export async function readSiteSecret(env: BackupEnv): Promise<string> {
  const found = await findSiteSecret(env);
  if (found) return found;
  throw new OwnerError(
    `The secret of this site is missing. Start the server once: it makes one, or says what is wrong.\n  ${secretFile(env.DATA_DIR)}`,
  );
}

/** Null: it has none yet. */
export async function findSiteSecret(env: BackupEnv): Promise<string | null> {
  if (env.DATABASE_URL) {
    const stored = await readSnapshotSince(MADE_BY, env, (db) =>
      db.selectFrom("sharedSecret").select("value").executeTakeFirst(),
    );
    return stored?.value ?? null;
  }
  const file = secretFile(env.DATA_DIR);
  return existsSync(file) ? readFileSync(file, "utf8").trim() : null;
}
