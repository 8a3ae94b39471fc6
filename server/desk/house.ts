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
  /** Null: this process keeps none, or backups are made by PostgreSQL's own tools. */
  backedUpFrom: string | null;
  dataFolder: string | null;
};

/** How the house stands: backups, mail, disk. */
export function createHouse({ db, outbox, backedUpFrom, dataFolder }: HouseDeps) {
  return {
    /** A line where the last backup is too old, or there should have been one by now. */
    async backupLines(today: string): Promise<Line[]> {
      if (!backedUpFrom) return [];
      const at = await lastBackup(backedUpFrom);
      const since = at ?? (await firstUserAt());
      if (!since || Date.parse(today) - Date.parse(since) < BACKUP_DAYS * DAY_MS) return [];
      const day = at?.slice(0, "2026-11-25".length) ?? "";
      return [lineOf({ key: "backup", what: "backup-old", href: "/admin/today#house", day, at })];
    },

    async state(): Promise<HouseState> {
      const [backupAt, { count }, disk] = await Promise.all([
        backedUpFrom ? lastBackup(backedUpFrom) : null,
        outbox.stuck(),
        dataFolder ? roomIn(dataFolder) : null,
      ]);
      return {
        ...{ hasOwnBackups: backedUpFrom !== null, backupAt, stuckMails: count },
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

export type House = ReturnType<typeof createHouse>;

async function roomIn(folder: string): Promise<{ free: number; whole: number } | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free: bavail * bsize, whole: blocks * bsize };
  } catch {
    return null;
  }
}
