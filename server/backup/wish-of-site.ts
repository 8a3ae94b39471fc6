import type { Why } from "#contracts/backups.ts";
import { readSnapshotSince } from "#server/db/read-snapshot.server.ts";
import type { Kept } from "./keep-backup.ts";
import type { BackupEnv } from "./make-backup.ts";

/** The table that the owner's key is in; a database of an earlier version has none. */
const MADE_BY = "0040-backups";

type Wish = { why: Why; withSecrets: boolean; app: string };

/**
 * A backup as the owner of this site wants each: locked for their key where there is one.
 * @throws OwnerError where that cannot be read: a copy that is not locked is never made in the place of one that is
 */
export async function wishOfSite(env: BackupEnv, wish: Wish): Promise<Kept> {
  return { ...wish, recipient: await lockOfSite(env) };
}

/** The key that backups of this site are locked for; null: for none. @throws OwnerError where that cannot be read */
export async function lockOfSite(env: BackupEnv): Promise<string | null> {
  const plan = await readSnapshotSince(MADE_BY, env, (db) =>
    db.selectFrom("backupPlan").select("recipient").executeTakeFirst(),
  );
  return plan?.recipient ?? null;
}
