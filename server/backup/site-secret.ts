import { existsSync, readFileSync } from "node:fs";
import { secretFile } from "#server/data-folder/secret.ts";
import { lastMigration } from "#server/db/migrate.ts";
import { readSnapshot } from "#server/db/read-snapshot.server.ts";
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
    const stored = await readSnapshot(
      env,
      async (db) =>
        ((await lastMigration(db)) ?? "") < MADE_BY
          ? null
          : db.selectFrom("sharedSecret").select("value").executeTakeFirst(),
      { mayBeOlder: true },
    );
    return stored?.value ?? null;
  }
  const file = secretFile(env.DATA_DIR);
  return existsSync(file) ? readFileSync(file, "utf8").trim() : null;
}
