import { existsSync, statfsSync } from "node:fs";
import type { Room } from "#contracts/room.ts";
import type { Env } from "#server/env.ts";
import { codeOf } from "#server/errors/code-of.ts";
import { isDiskFull } from "#server/errors/owner-error.ts";

/**
 * Enough for hours of signing in, enquiries and the owner's own work; on a small disk this part of
 * it.
 */
const RESERVE_BYTES = 64 * 1024 * 1024;
const RESERVE_PART = 1 / 20;

/**
 * Whether there is room for more than what is kept for the owner. Of a folder that is gone nothing is
 * kept: whatever needs it says so by itself, and a site in PostgreSQL may not need it.
 */
export const diskRoom = (env: Pick<Env, "DATA_DIR">) => ({
  hasRoom: () => hasRoomFor(0, env),
  /** @param bytes of what was to come, as far as it is known; null: something else was full */
  lackingFor: (error: unknown, bytes: number) =>
    isOfThisDisk(error) ? lackingRoom(bytes, env.DATA_DIR) : null,
});

/** What is said where the disk was asked before anything was written. */
const ASKED = ["no-room-for-editors", "backup-no-room"];

/** Not of a bucket, nor of the machine that PostgreSQL runs on. */
function isOfThisDisk(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  return (
    ASKED.includes(code) ||
    code.startsWith("SQLITE_") ||
    isDiskFull(error) ||
    isOfThisDisk(error.cause)
  );
}

/** Whether so much is left then. @param bytes of what is to come */
export const hasRoomFor = (bytes: number, { DATA_DIR }: Pick<Env, "DATA_DIR">): boolean =>
  missingRoom(bytes, DATA_DIR) <= 0;

/** @returns how many bytes too few are free on the disk of that folder; 0 or less: there is room */
export function missingRoom(bytes: number, folder: string): number {
  const { freeBytes, neededBytes } = roomAt(bytes, folder);
  return neededBytes - freeBytes;
}

/** @returns null where there is room: what was full is a quota, a bucket, or the disk of another machine */
export function lackingRoom(bytes: number, folder: string): Room | null {
  const room = roomAt(bytes, folder);
  return room.freeBytes < room.neededBytes ? room : null;
}

export function roomAt(bytes: number, folder: string): Room {
  if (!existsSync(folder)) return { freeBytes: 0, neededBytes: 0 };
  const { bavail, blocks, bsize } = statfsSync(folder);
  const kept = Math.min(RESERVE_BYTES, Math.ceil(blocks * bsize * RESERVE_PART));
  return { freeBytes: bavail * bsize, neededBytes: kept + Math.ceil(bytes) };
}
