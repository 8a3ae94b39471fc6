import { z } from "zod";
import { BACKUP_FAULTS } from "#contracts/backups.ts";
import { roomSchema } from "#contracts/room.ts";
import { takeDuty } from "#server/db/duty.ts";
import type { Db } from "#server/db/schema.ts";
import { queueMail } from "./outbox.ts";

const DAY_MS = 86_400_000;

export const backupFailedSchema = z.object({
  fault: z.enum(BACKUP_FAULTS),
  room: roomSchema.optional(),
  at: z.iso.datetime(),
});

type BackupFailed = z.infer<typeof backupFailedSchema>;

/**
 * To the owner, once a day at most, on whichever node it was: it is tried each hour.
 * @returns whether it is on its way
 */
export async function queueBackupFailed(
  db: Db,
  to: string,
  why: Omit<BackupFailed, "at">,
  now = Date.now(),
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    if (!(await takeDuty(tx, "backup-failed", now + DAY_MS, now))) return false;
    const payload = { ...why, at: new Date(now).toISOString() };
    const expiresAt = new Date(now + DAY_MS).toISOString();
    await queueMail(tx, { kind: "backup-failed", to, payload, expiresAt });
    return true;
  });
}
