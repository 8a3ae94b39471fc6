import { mayHoldSecrets } from "#contracts/backup-secrets.ts";
import type { BackupKey, BackupPlan, Backups, Why } from "#contracts/backups.ts";
import { dayFormat, momentIn } from "#contracts/zone-time.ts";
import { requirePassword } from "#server/accounts/password.ts";
import type { By } from "#server/audit/audit-entry.ts";
import type { Db } from "#server/db/schema.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { Stopped } from "#server/errors/stopped.ts";
import { queueBackupFailed } from "#server/mail/backup-failed.ts";
import type { Logger } from "#server/process/log.ts";
import { logFailure } from "#server/process/log-failure.ts";
import type { Site } from "#server/site.ts";
import type { Colleagues } from "#server/workers/colleagues.ts";
import { makeAgeKeys } from "./age/age-keys.ts";
import { toldOf } from "./backup-error.ts";
import { createBackupPlan } from "./backup-plan.ts";
import type { BackupDesk } from "./backup-work.ts";
import { beside } from "./beside.ts";
import { createBringing } from "./bringing.ts";
import { leavingCheckpoints, leavingToOthers } from "./checkpoints.ts";
import { countSite } from "./count-site.ts";
import { createDownloadPass } from "./download-pass.ts";
import { planKeeping } from "./keep.ts";
import type { Kept } from "./keep-backup.ts";
import { noteForNodes } from "./last-backup.ts";
import type { BackupEnv, Doing } from "./make-backup.ts";
import { removeOldSites } from "./old-sites.ts";
import { openSecondShelf } from "./second-shelf.ts";
import { type Download, openShelf } from "./shelf.ts";

const DAY_MS = 86_400_000;
/** Who was off at that hour catches up when the last one is so old. */
const OVERDUE_MS = 26 * 3_600_000;
/** After one that failed. */
const AGAIN_MS = 3_600_000;

export type BackupsDeps = {
  db: Db;
  site: Pick<Site, "settings" | "audit" | "user" | "clock">;
  env: BackupEnv;
  desk: BackupDesk;
  colleagues?: Colleagues | null;
  /** Of Rihla. */
  version: string;
  /** Of the site. */
  secret: string;
  log: Logger;
  /** When this process began, ms since 1970. */
  startedAt?: number;
};

type Confirmed = { by: string; currentPassword: string };
type Wish = { why: Why; withSecrets: boolean };

/** Backups of a site: those that are kept, making one, each night by itself. */
export function createBackups(deps: BackupsDeps) {
  const { db, site, env, desk, version, secret, log, startedAt = Date.now() } = deps;
  const plan = createBackupPlan(db);
  const shelf = openShelf(env.DATA_DIR);
  const second = openSecondShelf(env, shelf, log);
  const pass = createDownloadPass(secret);
  leavingToOthers(db, env, desk);

  /** With what the owner asks of each. */
  async function wholeWish(wish: Wish): Promise<Kept> {
    const { recipient } = await plan.find();
    return { ...wish, recipient, app: version };
  }

  /** @throws BackupError, or the signal's reason */
  async function make(wish: Wish, doing: Doing): Promise<string> {
    const asked = await wholeWish(wish);
    const keep = () => beside("keep", env, asked, doing);
    const { name, at } = await leavingCheckpoints(db, env, keep);
    if (env.DATABASE_URL) {
      await noteForNodes(db, at).catch((error) =>
        log.warn({ err: error }, "other nodes do not know of this backup"),
      );
    }
    const { timeZone } = await site.settings.get();
    await second.put(name, doing);
    if (await site.clock.isSteady()) await second.tidy({ timeZone, ...doing });
    return name;
  }

  /** @throws DomainError "backup-under-way", BackupError */
  const makeAtDesk = (wish: Wish): Promise<void> =>
    desk.run("backup", async (doing) => ({ name: await make(wish, doing), factorsOff: [] }));

  /** The moment of today or, where it is over, of tomorrow. */
  async function nextAt(now: number): Promise<number | null> {
    const [{ isOn, at }, { timeZone }] = await Promise.all([plan.find(), site.settings.get()]);
    if (!isOn) return null;
    const days = [now, now + DAY_MS].map((moment) => dayFormat(timeZone).format(moment));
    return days.map((day) => momentIn(timeZone, day, at).at).find((moment) => moment > now) ?? null;
  }

  /** Whether one is to be made by itself by now. */
  async function isDue(now: number): Promise<boolean> {
    const next = await nextAt(now);
    if (next === null || (await site.user.isFirst())) return false;
    // A clock that was ahead made some that are not made yet.
    const past = shelf.list().filter(({ at }) => Date.parse(at) <= now);
    const lastTry = Date.parse(past.find(({ why }) => why === "night")?.at ?? "") || 0;
    const lastGood =
      Date.parse(past.find(({ fault, why }) => fault === null && why !== "brought")?.at ?? "") || 0;
    if (now - lastTry < AGAIN_MS) return false;
    const planned = next - DAY_MS;
    // A clock that was ahead then says that it is not begun yet.
    const began = startedAt > now ? now - process.uptime() * 1000 : startedAt;
    const isPlanned = planned >= began && planned > lastGood;
    return isPlanned || now - Math.max(lastGood, began - OVERDUE_MS + AGAIN_MS) > OVERDUE_MS;
  }

  return {
    plan,
    ...createBringing({ env, audit: site.audit, version, colleagues: deps.colleagues ?? null }),

    async state(): Promise<Backups> {
      const [{ isOn, at, recipient }, next, now] = await Promise.all([
        plan.find(),
        nextAt(Date.now()),
        countSite(db),
      ]);
      const shelved = shelf.list();
      const { timeZone } = await site.settings.get();
      const good = shelved.map((one) => ({ ...one, isGood: one.fault === null }));
      const { keptAs } = planKeeping(good, { now: Date.now(), timeZone });
      const backups = shelved.map((one) => ({ ...one, keptAs: keptAs(one.name) ?? one.why }));
      return {
        ...{ backups, bytes: backups.reduce((sum, { bytes }) => sum + bytes, 0) },
        ...{ plan: { isOn, at }, recipient, hasBucket: second.isThere, now },
        nextAt: next === null ? null : new Date(next).toISOString(),
        ...{ work: desk.now(), lastEnd: desk.lastEnd() },
      };
    },

    /**
     * Begins to make one; how far it is, and what came of it, says `state`.
     * @param currentPassword asked for one with secrets, as whoever has it may sign in as anybody
     * @throws DomainError "backup-under-way", "wrong-current-password"
     */
    async begin(
      wish: Wish,
      by: { by: string; currentPassword?: string | undefined },
    ): Promise<void> {
      if (wish.withSecrets) await requirePassword(db, by.by, by.currentPassword);
      const { ended } = await desk.start("backup", async (doing) => {
        const name = await make(wish, doing);
        const deed = { action: "create", thing: "backup", thingId: name } as const;
        await site.audit.record({ by: by.by, ...deed, summary: name });
        return { name, factorsOff: [] };
      });
      ended.catch((error) => logFailure(log, error, "a backup was not made"));
    },

    wholeWish,
    /** Into the bucket too, where there is one. */
    send: second.put,

    /**
     * For whoever is about to change much; it is done when it was tried.
     * @throws DomainError "backup-under-way", BackupError
     */
    makeFirst: (why: Why): Promise<void> => makeAtDesk({ why, withSecrets: false }),

    fetch: second.fetch,

    /** Makes the one of the night when it is time; of one that fails the owner gets a mail. @returns whether it was */
    async night(now = Date.now()): Promise<boolean> {
      if (desk.now() || !(await isDue(now)) || !(await second.isMyNight(db, now))) return false;
      try {
        await makeAtDesk({ why: "night", withSecrets: false });
      } catch (error) {
        const owner = error instanceof Stopped ? null : await site.user.findOwner();
        if (owner) await queueBackupFailed(db, owner.email, toldOf(error), now);
        throw error;
      }
      return true;
    },

    /** Brings notes of other nodes' backups, sends what was not sent, and removes what was left half made. */
    async look(signal: AbortSignal): Promise<void> {
      await shelf.removeUnfinished();
      const inTime = AbortSignal.any([signal, AbortSignal.timeout(AGAIN_MS)]);
      await second.look(inTime);
      if (!desk.now()) await second.putAgain(inTime);
    },

    /** @returns what lets them read that one, for a moment @throws DomainError "wrong-current-password" */
    async pass(name: string, { by, currentPassword }: Confirmed): Promise<string> {
      await requirePassword(db, by, currentPassword);
      return pass.issue({ name, by });
    },

    /**
     * @param given of `pass`, for one that may hold secrets
     * @throws DomainError "not-found", "backup-elsewhere", "backup-password"
     */
    async read(name: string, given: string, { by }: { by: string }): Promise<Download> {
      const kept = shelf.find(name);
      if (!kept || kept.fault) throw new DomainError("not-found");
      if (mayHoldSecrets(kept) && !pass.isValid(given, { name, by }))
        throw new DomainError("backup-password");
      await second.fetch(name, { signal: AbortSignal.timeout(AGAIN_MS), onProgress: () => {} });
      const deed = { action: "export", thing: "backup", thingId: name } as const;
      await site.audit.record({ by, ...deed, summary: name });
      return shelf.read(name);
    },

    /** @throws DomainError "not-found", "backup-under-way", "bucket-keeps", "bucket-away" */
    async remove(name: string, { by }: By): Promise<void> {
      if (!shelf.find(name)) throw new DomainError("not-found");
      if (desk.now()) throw new DomainError("backup-under-way");
      await second.remove(name, AbortSignal.timeout(AGAIN_MS));
      const deed = { action: "delete", thing: "backup", thingId: name } as const;
      await site.audit.record({ by, ...deed, summary: name });
    },

    setPlan: (changed: BackupPlan, by: By) => plan.set(changed, by),

    /**
     * Backups are locked for a new key from now on.
     * @throws DomainError "wrong-current-password"
     */
    async lock(currentPassword: string, by: { by: string }): Promise<BackupKey> {
      await requirePassword(db, by.by, currentPassword);
      const { recipient, identity } = await makeAgeKeys();
      await plan.lock(recipient, by);
      return { recipient, key: identity };
    },

    /** @throws DomainError "wrong-current-password" */
    async unlock(currentPassword: string, by: { by: string }): Promise<void> {
      await requirePassword(db, by.by, currentPassword);
      await plan.lock(null, by);
    },

    dropOldSites: () => removeOldSites(env.DATA_DIR, log),
  };
}

export type BackupsOf = ReturnType<typeof createBackups>;
