import { rm } from "node:fs/promises";
import path from "node:path";
import type { BackupRestore } from "#contracts/backups.ts";
import { requirePassword } from "#server/accounts/password.ts";
import type { Db } from "#server/db/schema.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import type { Library } from "#server/media/library.ts";
import type { Logger } from "#server/process/log.ts";
import { logFailure } from "#server/process/log-failure.ts";
import type { Site } from "#server/site.ts";
import { readIdentities } from "./age/age-keys.ts";
import { BackupError, ProcessEnded } from "./backup-error.ts";
import type { BackupDesk } from "./backup-work.ts";
import type { BackupsOf } from "./backups.ts";
import { beside } from "./beside.ts";
import { whileFilesStay } from "./files-stay.ts";
import type { Kept } from "./keep-backup.ts";
import type { BackupEnv, Doing } from "./make-backup.ts";
import { type Coming, putInPlace, removeComing, takeBack } from "./restore-backup.ts";
import { openShelf } from "./shelf.ts";
import { standingNow } from "./standing.ts";

/**
 * Ends what runs on the site, lets it be exchanged, and opens what is there then.
 * @param exchange puts another site in its place, all of it or nothing
 * @returns the site that is open then
 */
export type ReplaceSite = (exchange: () => Promise<void>) => Promise<Pick<Site, "audit">>;

/** The site goes on being read; whoever writes is asked to come back. What was acknowledged is stored when it begins. */
export type WithoutWrites = <T>(work: () => Promise<T>) => Promise<T>;

type RestoringDeps = {
  db: Db;
  site: Pick<Site, "settings" | "audit">;
  library: Pick<Library, "keepFilesWhile" | "removalsEnded" | "removeKept">;
  env: BackupEnv;
  desk: BackupDesk;
  backups: Pick<BackupsOf, "wholeWish" | "send" | "fetch">;
  replaceSite: ReplaceSite;
  withoutWrites: WithoutWrites;
  log: Logger;
};

/** Putting a backup in the place of the site that runs. */
export function createRestoring(deps: RestoringDeps) {
  const { db, site, library, env, desk, backups, replaceSite, withoutWrites, log } = deps;
  library.keepFilesWhile(() => desk.now() !== null);
  desk.onFree(() =>
    library
      .removeKept()
      .catch((error) => log.warn({ err: error }, "files of removed pictures are still there")),
  );

  /**
   * What was there goes on the shelf while nobody writes, and the other site takes its place before anybody can: no
   * answer that said "saved" is lost from both.
   * @returns the site that is open then, and the name of the backup of today
   */
  async function exchange(coming: Coming, first: Kept, doing: Doing) {
    // From here on none begins.
    await library.removalsEnded();
    const brought = await beside("bring", env, coming, doing);
    let isInPlace = false;
    try {
      return await withoutWrites(async () => {
        if (env.DATABASE_URL) {
          const { kept } = await beside("place", env, { coming, first }, doing);
          isInPlace = true;
          return { open: site, today: kept ?? "" };
        }
        const { name: today } = await beside("keep", env, first, doing);
        let before: string | null = null;
        const open = await replaceSite(async () => {
          const standing = () => standingNow(env);
          ({ before } = await putInPlace(coming, env, { ...doing, standing }));
          isInPlace = true;
        });
        // They lie in the backup of today.
        if (before) {
          await rm(path.join(before, "media"), { recursive: true, force: true }).catch((error) =>
            log.warn({ err: error }, "the pictures of before are still there: remove them"),
          );
        }
        return { open, today };
      });
    } catch (error) {
      if (!env.DATABASE_URL || !(error instanceof ProcessEnded)) throw error;
      // Its pictures may be those of a site that is public by now.
      isInPlace = true;
      throw new BackupError("unclear", "The process that put it in place ended by itself.");
    } finally {
      if (!isInPlace) await takeBack(brought, env);
    }
  }

  return {
    /**
     * Begins to; how far it is, and what came of it, says the state of the backups.
     * @throws DomainError "wrong-current-password", "wrong-site-name", "backup-locked", "not-found",
     * "backup-elsewhere", "backup-under-way"
     */
    async begin(
      { name, siteName, currentPassword, key }: BackupRestore,
      { by }: { by: string },
    ): Promise<void> {
      await requirePassword(db, by, currentPassword);
      const { brand } = await site.settings.get();
      if (siteName.trim() !== brand.name) throw new DomainError("wrong-site-name");
      const shelf = openShelf(env.DATA_DIR);
      const kept = shelf.find(name);
      if (!kept || kept.fault) throw new DomainError("not-found");
      const identity = kept.isLocked ? identityOf(key) : null;
      const { ended } = await desk.start("restore", async (doing) => {
        await backups.fetch(name, doing);
        const asked = { backup: shelf.at(name), identity };
        const coming = await beside("prepare", env, asked, doing);
        try {
          // The secret of now is lost only where another one comes.
          const withSecrets = coming.manifest?.hasSecrets ?? true;
          const first = await backups.wholeWish({ why: "restore", withSecrets });
          const { open, today } = await whileFilesStay(env, () => exchange(coming, first, doing));
          const deed = { action: "restore", thing: "backup", thingId: name } as const;
          // Whatever ends these: the other site is in place.
          await open.audit
            .record({ by, ...deed, summary: name })
            .catch((error) =>
              log.error({ err: error, name }, "a backup was put back, and no trail says so"),
            );
          await backups
            .send(today, doing)
            .catch((error) =>
              log.warn({ err: error }, "the backup of before is not in the bucket"),
            );
          return { name, factorsOff: coming.factorsOff };
        } finally {
          await removeComing(coming).catch((error) =>
            log.warn({ err: error }, "what was unpacked is still there: remove it"),
          );
        }
      });
      ended.catch((error) => logFailure(log, error, "a backup was not put back"));
    },
  };
}

/** @throws DomainError "backup-locked" */
function identityOf(key: string | undefined): string {
  try {
    return readIdentities(key ?? "").join("\n");
  } catch {
    throw new DomainError("backup-locked");
  }
}

export type Restoring = ReturnType<typeof createRestoring>;
