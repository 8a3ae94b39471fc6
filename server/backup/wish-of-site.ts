import type { Why } from "#contracts/backups.ts";
import { readSnapshotSince } from "#server/db/read-snapshot.server.ts";
import { type DecidedPlan, findDecided } from "./backup-plan.ts";
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
  const plan = await planOfSite(env);
  return { ...wish, recipient: plan?.recipient ?? null };
}

/** What was decided about backups of this site. @throws OwnerError where that cannot be read */
export const planOfSite = (env: BackupEnv): Promise<DecidedPlan | null> =>
  readSnapshotSince(MADE_BY, env, findDecided);
