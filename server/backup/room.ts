import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { lackingRoom } from "#server/data-folder/disk-room.ts";
import { BackupError } from "./backup-error.ts";
import type { BackupEnv } from "./make-backup.ts";

const MEGABYTE = 1024 * 1024;

/**
 * Before anything is written: what fills the disk in the middle would stand in the way of enquiries.
 * @param bytes of what is to come into that folder
 * @throws BackupError "disk-full" that says how much is missing
 */
export function refuseWithoutRoom(folder: string, bytes: number): void {
  const room = lackingRoom(bytes, folder);
  if (!room) return;
  const missing = room.neededBytes - room.freeBytes;
  throw new BackupError(
    "disk-full",
    `There is no room for this: ${Math.ceil(missing / MEGABYTE)} MB are missing. Nothing was changed: make room on the disk, then try again.\n  ${folder}`,
    room,
  );
}

/** Rows are half as large then, as a rule less; pictures are as large as before. */
const PACKED = 1 / 2;

/**
 * What an archive takes beside the copy of the database, which gives way to the one of the trial; and the locked one
 * takes beside that.
 * @param copied bytes of that copy
 */
export function roomToPack(
  { DATA_DIR, S3 }: BackupEnv,
  copied: number,
  { isLocked }: { isLocked: boolean },
): number {
  const archive = copied * PACKED + (S3 ? 0 : bytesBelow(path.join(DATA_DIR, "media")));
  return isLocked ? archive + Math.max(0, archive - copied) : archive;
}

function bytesBelow(folder: string): number {
  if (!existsSync(folder)) return 0;
  const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + sizeOf(path.join(parentPath, name)), 0);
}
