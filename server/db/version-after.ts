import type { Tx } from "./schema.ts";
import { secondsOfSite } from "./seconds-of-site.ts";

/**
 * What follows a version. After a backup was put back it lies above all that were given out before: a form that was open
 * then overwrites nothing that somebody saved since.
 */
export const versionAfter = async (tx: Tx, version: number): Promise<number> =>
  Math.max(version, await versionFloor(tx)) + 1;

/** A version up to this one may be that of another text: of one that the backup took the place of. */
export async function versionFloor(tx: Tx): Promise<number> {
  const row = await tx.selectFrom("contentVersion").select("floor").executeTakeFirst();
  return row?.floor ?? 0;
}

/** @param floors of the site that was there, and of the one that comes */
export const floorAbove = (...floors: number[]): number =>
  Math.max(secondsOfSite(), ...floors.map((floor) => floor + 1));
