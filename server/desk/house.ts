import { statfs } from "node:fs/promises";
import { BACKUP_DAYS } from "#contracts/stale-days.ts";
import type { HouseState } from "#contracts/today.ts";
import { lastBackup } from "#server/backup/last-backup.ts";
import type { Db } from "#server/db/schema.ts";
import type { createOutbox } from "#server/mail/outbox.ts";
import { type Line, lineOf } from "./attention-line.ts";

const DAY_MS = 86_400_000;

type HouseDeps = {
  db: Db;
  outbox: Pick<ReturnType<typeof createOutbox>, "stuck">;
  /** Null: this process looks into none. */
  dataFolder: string | null;
};

/** How the house stands: backups, mail, disk. */
export function createHouse({ db, outbox, dataFolder }: HouseDeps) {
  return {
    /** Lines where the last backup failed, or is too old, or there should have been one by now. */
    async backupLines(today: string): Promise<Line[]> {
      if (!dataFolder) return [];
      const { wholeAt, failedAt, unsentAt } = await lastBackup(db, dataFolder);
      const since = wholeAt ?? (await firstUserAt());
      const isOld = since && Date.parse(today) - Date.parse(since) >= BACKUP_DAYS * DAY_MS;
      const day = wholeAt ? dayOf(wholeAt) : "";
      const old = { key: "backup", what: "backup-old", href: HREF, day, at: wholeAt } as const;
      return [
        ...(failedAt ? [lineOfOne("backup-failed", failedAt)] : []),
        ...(unsentAt ? [lineOfOne("backup-unsent", unsentAt)] : []),
        ...(isOld ? [lineOf(old)] : []),
      ];
    },

    async state(): Promise<HouseState> {
      const [backup, { count }, disk] = await Promise.all([
        dataFolder ? lastBackup(db, dataFolder) : null,
        outbox.stuck(),
        dataFolder ? roomIn(dataFolder) : null,
      ]);
      return {
        ...{ backupAt: backup?.wholeAt ?? null, isBackupFailing: Boolean(backup?.failedAt) },
        isBackupUnsent: Boolean(backup?.unsentAt),
        stuckMails: count,
        ...{ freeBytes: disk?.free ?? null, diskBytes: disk?.whole ?? null },
      };
    },
  };

  /** A site that nobody owns has nothing to lose. */
  async function firstUserAt(): Promise<string | null> {
    const first = await db
      .selectFrom("staff")
      .select("createdAt")
      .orderBy("createdAt")
      .limit(1)
      .executeTakeFirst();
    return first?.createdAt ?? null;
  }
}

const HREF = "/admin/settings/backups";

const dayOf = (at: string) => at.slice(0, "2026-11-25".length);

/** Of another one it is told again, though this one is put off. */
const lineOfOne = (what: "backup-failed" | "backup-unsent", at: string): Line =>
  lineOf({ key: `${KEYS[what]}.${at}`, what, href: HREF, day: dayOf(at), at });

const KEYS = { "backup-failed": "backup", "backup-unsent": "backup-unsent" };

export type House = ReturnType<typeof createHouse>;

async function roomIn(folder: string): Promise<{ free: number; whole: number } | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free: bavail * bsize, whole: blocks * bsize };
  } catch {
    return null;
  }
}
