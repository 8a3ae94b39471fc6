import { statfsSync } from "node:fs";
import type { Env } from "#server/env.ts";

/**
 * Enough for hours of signing in, enquiries and the owner's own work; on a small disk this part of
 * it.
 */
const RESERVE_BYTES = 64 * 1024 * 1024;
const RESERVE_PART = 1 / 20;

/** Whether there is room for more than what is kept for the owner. */
export const diskRoom =
  ({ DATA_DIR }: Pick<Env, "DATA_DIR">) =>
  (): boolean => {
    const { bavail, blocks, bsize } = statfsSync(DATA_DIR);
    return bavail * bsize >= Math.min(RESERVE_BYTES, blocks * bsize * RESERVE_PART);
  };
