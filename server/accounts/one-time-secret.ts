import { createHash, randomBytes } from "node:crypto";
import { CLOCKS_DIFFER_MS } from "#server/time/clocks-differ.ts";

/**
 * Between which what holds for so long ends: it is not over, nor was it made by a clock that was far ahead.
 * @returns ISO 8601, UTC
 */
export function endsBetween(holdsMs: number): { after: string; before: string } {
  const now = Date.now();
  return {
    after: new Date(now).toISOString(),
    before: new Date(now + holdsMs + CLOCKS_DIFFER_MS).toISOString(),
  };
}

/** What a link carries that works once; the database keeps its hash. */
export const makeSecret = (): string => randomBytes(32).toString("base64url");

export const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("hex");
