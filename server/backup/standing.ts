import { findDutySince, setDutySince } from "#server/accounts/duty-since.ts";
import type { StaffNow } from "#server/accounts/staff-now.ts";
import { sqliteFile } from "#server/db/open.server.ts";
import { openChecked } from "#server/db/open-sqlite.server.ts";
import { readSnapshot, readSnapshotSince } from "#server/db/read-snapshot.server.ts";
import type { Db } from "#server/db/schema.ts";
import { waitADay } from "#server/time/clock.ts";
import { createBackupPlan, type DecidedPlan, findDecided } from "./backup-plan.ts";
import { findGoingOn, type GoingOn, keepGoingOn } from "./going-on.ts";
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
  /** Who puts it back from the site itself, and with whom; null: the staff of then. */
  staff: StaffNow | null;
  /** What was called off or is done since then does not happen again; null: nothing is known of it. */
  goingOn: GoingOn | null;
};

/** What signs people in is much to load, and most backups do not need it. */
const staffNow = () => import("#server/accounts/staff-now.ts");

export async function findStanding(db: Db): Promise<Standing> {
  const { findStaff } = await staffNow();
  const [plan, dutySince, staff, goingOn] = await Promise.all([
    findDecided(db),
    findDutySince(db),
    findStaff(db),
    findGoingOn(db),
  ]);
  return { plan, dutySince, staff, goingOn };
}

/** Of a site that is held for the exchange. */
export const standingNow = (env: BackupEnv): Promise<Standing> => readSnapshot(env, findStanding);

/** The same at the command line: whoever is at its server decides who owns it. @throws OwnerError where it cannot be read */
export const standingOfSite = async (env: BackupEnv): Promise<Standing> => ({
  plan: await planOfSite(env),
  dutySince: await readSnapshotSince(DUTY_MADE_BY, env, findDutySince),
  staff: null,
  goingOn: await readSnapshotSince(DUTY_MADE_BY, env, findGoingOn),
});

/**
 * @param coming what was unpacked and checked
 * @param standing of the moment since which nobody writes any more; null: it cannot be read
 */
export async function keepStanding(
  { folder, isOwn }: { folder: string; isOwn: boolean },
  standing: Standing | null,
): Promise<void> {
  const { plan, dutySince, ...own } = standing ?? {};
  const { staff, goingOn } = { staff: null, goingOn: null, ...(isOwn && own) };
  const db = await openChecked(sqliteFile({ DATA_DIR: folder }));
  try {
    await keepGoingOn(db, goingOn);
    // What it was put back for may be what the trash let go last night.
    await waitADay(db);
    if (plan) await createBackupPlan(db).setAsBefore(plan);
    if (dutySince) await setDutySince(db, dutySince);
    if (staff) await (await staffNow()).keepStaff(db, staff);
  } finally {
    await db.destroy();
  }
}
