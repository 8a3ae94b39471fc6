import type { ImportState } from "#contracts/import.ts";
import { CLOCKS_DIFFER_MS } from "#server/time/clocks-differ.ts";
import type { ImportRow } from "./import-records.ts";

/** Whoever is at it gives a sign each second; a picture may take half a minute. */
const SILENT_MS = 120_000;

export const UNDER_WAY: readonly ImportState[] = ["reading", "running", "undoing"];

/**
 * A process that ended says nothing any more; a sign from later than that is from a clock that was ahead.
 * @param now by the clock that gave the sign: `sharedNow`
 */
export const isSilent = (
  { state, aliveAt }: Pick<ImportRow, "state" | "aliveAt">,
  now: number,
): boolean => {
  const silentMs = now - Date.parse(aliveAt);
  return UNDER_WAY.includes(state) && (silentMs > SILENT_MS || -silentMs > CLOCKS_DIFFER_MS);
};
