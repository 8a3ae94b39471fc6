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
export function hasRoomFor(bytes: number, { DATA_DIR }: Pick<Env, "DATA_DIR">): boolean {
  if (!existsSync(DATA_DIR)) return true;
  const { bavail, blocks, bsize } = statfsSync(DATA_DIR);
  return bavail * bsize - bytes >= Math.min(RESERVE_BYTES, blocks * bsize * RESERVE_PART);
}
