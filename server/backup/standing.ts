import { findDutySince, setDutySince } from "#server/accounts/duty-since.ts";
import { sqliteFile } from "#server/db/open.server.ts";
import { openChecked } from "#server/db/open-sqlite.server.ts";
import { readSnapshotSince } from "#server/db/read-snapshot.server.ts";
import type { Db } from "#server/db/schema.ts";
import { createBackupPlan, type DecidedPlan, findDecided } from "./backup-plan.ts";
import type { BackupEnv } from "./make-backup.ts";
import { planOfSite } from "./wish-of-site.ts";

/** The table of the duty; a database of an earlier version has none. */
const DUTY_MADE_BY = "0042-second-factor-duty";

/** What was decided of the site of now, and no backup of before undoes. */
export type Standing = {
  /** When backups are made, and for whose key they are locked. */
  plan: DecidedPlan | null;
  /** From when all staff need a second factor. */
  dutySince: string | null;
};

export async function findStanding(db: Db): Promise<Standing> {
  const [plan, dutySince] = await Promise.all([findDecided(db), findDutySince(db)]);
  return { plan, dutySince };
}

/** Of a site that is not open. @throws OwnerError where it cannot be read */
export const standingOfSite = async (env: BackupEnv): Promise<Standing> => ({
  plan: await planOfSite(env),
  dutySince: await readSnapshotSince(DUTY_MADE_BY, env, findDutySince),
});

/** @param folder of what was unpacked and checked */
export async function keepStanding(folder: string, { plan, dutySince }: Standing): Promise<void> {
  if (!plan && !dutySince) return;
  const db = await openChecked(sqliteFile({ DATA_DIR: folder }));
  try {
    if (plan) await createBackupPlan(db).setAsBefore(plan);
    if (dutySince) await setDutySince(db, dutySince);
  } finally {
    await db.destroy();
  }
}
