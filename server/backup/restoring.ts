import { rmSync } from "node:fs";
import path from "node:path";
import type { BackupRestore } from "#contracts/backups.ts";
import { requirePassword } from "#server/accounts/password.ts";
import type { Db } from "#server/db/schema.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import type { Logger } from "#server/process/log.ts";
import type { Site } from "#server/site.ts";
import { readIdentities } from "./age/age-keys.ts";
import type { BackupDesk } from "./backup-work.ts";
import type { BackupsOf } from "./backups.ts";
import { beside } from "./beside.ts";
import type { BackupEnv } from "./make-backup.ts";
import { type Coming, putInPlace } from "./restore-backup.ts";
import { openShelf } from "./shelf.ts";

/**
 * Ends what runs on the site, lets it be exchanged, and opens what is there then.
 * @param exchange puts another site in its place, all of it or nothing
 * @returns the site that is open then
 */
export type ReplaceSite = (exchange: () => Promise<void>) => Promise<Pick<Site, "audit">>;

type RestoringDeps = {
  db: Db;
  site: Pick<Site, "settings" | "audit">;
  env: BackupEnv;
  desk: BackupDesk;
  backups: Pick<BackupsOf, "makeHere" | "send" | "fetch">;
  replaceSite: ReplaceSite;
  log: Logger;
};

/** Putting a backup in the place of the site that runs. */
export function createRestoring(deps: RestoringDeps) {
  const { db, site, env, desk, backups, replaceSite, log } = deps;

  /** In SQLite the database is closed for a moment, in PostgreSQL it is one transaction of a running site. */
  async function exchange(coming: Coming, signal: AbortSignal): Promise<Pick<Site, "audit">> {
    const options = { signal, onProgress: () => undefined };
    if (env.DATABASE_URL) {
      await beside("place", env, coming, options);
      return site;
    }
    let before: string | null = null;
    const open = await replaceSite(async () => {
      before = await putInPlace(coming, env, options);
    });
    // They lie in the backup of today; what was written since lies in the database alone.
    if (before) rmSync(path.join(before, "media"), { recursive: true, force: true });
    return open;
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
      if (desk.now()) throw new DomainError("backup-under-way");
      desk
        .run("restore", async ({ signal, onProgress }) => {
          // The secret of now is lost only where another one comes.
          const wish = { why: "restore", withSecrets: kept.hasSecrets } as const;
          await backups.fetch(name, signal);
          const before = await backups.makeHere(wish, { signal, onProgress });
          const asked = { backup: shelf.at(name), identity };
          const coming = await beside("prepare", env, asked, { signal, onProgress });
          onProgress("exchanging", 0, 0);
          const open = await exchange(coming, signal);
          const deed = { action: "restore", thing: "backup", thingId: name } as const;
          await open.audit.record({ by, ...deed, summary: name });
          await backups.send(before, { signal, onProgress });
          return { name, factorsOff: coming.factorsOff };
        })
        .catch((error) => log.error({ err: error }, "a backup was not put back"));
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
