import { findDutySince, setDutySince } from "#server/accounts/duty-since.ts";
import type { OwnerNow } from "#server/accounts/owner-now.ts";
import { sqliteFile } from "#server/db/open.server.ts";
import { openChecked } from "#server/db/open-sqlite.server.ts";
import { readSnapshot, readSnapshotSince } from "#server/db/read-snapshot.server.ts";
import type { Db } from "#server/db/schema.ts";
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
  /** Who puts it back from the site itself; null: the owner of then. */
  owner: OwnerNow | null;
  /** What was called off or is done since then does not happen again; null: nothing is known of it. */
  goingOn: GoingOn | null;
};

/** What signs people in is much to load, and most backups do not need it. */
const ownerNow = () => import("#server/accounts/owner-now.ts");

export async function findStanding(db: Db): Promise<Standing> {
  const { findOwner } = await ownerNow();
  const [plan, dutySince, owner, goingOn] = await Promise.all([
    findDecided(db),
    findDutySince(db),
    findOwner(db),
    findGoingOn(db),
  ]);
  return { plan, dutySince, owner, goingOn };
}

/** Of a site that is held for the exchange. */
export const standingNow = (env: BackupEnv): Promise<Standing> => readSnapshot(env, findStanding);

/** The same at the command line: whoever is at its server decides who owns it. @throws OwnerError where it cannot be read */
export const standingOfSite = async (env: BackupEnv): Promise<Standing> => ({
  plan: await planOfSite(env),
  dutySince: await readSnapshotSince(DUTY_MADE_BY, env, findDutySince),
  owner: null,
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
  const { owner, goingOn } = { owner: null, goingOn: null, ...(isOwn && own) };
  const db = await openChecked(sqliteFile({ DATA_DIR: folder }));
  try {
    await keepGoingOn(db, goingOn);
    if (plan) await createBackupPlan(db).setAsBefore(plan);
    if (dutySince) await setDutySince(db, dutySince);
    if (owner) await (await ownerNow()).keepOwner(db, owner);
  } finally {
    await db.destroy();
  }
}
