import { existsSync, statfsSync } from "node:fs";
import type { Env } from "#server/env.ts";

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
export const diskRoom = (env: Pick<Env, "DATA_DIR">) => () => hasRoomFor(0, env);

/** Whether so much is left then. @param bytes of what is to come */
export const hasRoomFor = (bytes: number, { DATA_DIR }: Pick<Env, "DATA_DIR">): boolean =>
  missingRoom(bytes, DATA_DIR) <= 0;

/** @returns how many bytes too few are free on the disk of that folder; 0 or less: there is room */
export function missingRoom(bytes: number, folder: string): number {
  if (!existsSync(folder)) return 0;
  const { bavail, blocks, bsize } = statfsSync(folder);
  return Math.min(RESERVE_BYTES, blocks * bsize * RESERVE_PART) + bytes - bavail * bsize;
}
