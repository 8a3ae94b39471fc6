import { randomBytes } from "node:crypto";

let last = 0n;

/** 32 hexadecimal digits that sort by the time when they were made, also within a millisecond. */
export function sortableId(now = Date.now()): string {
  const started = BigInt(now) << 16n;
  last = started > last ? started : last + 1n;
  return last.toString(16).padStart(16, "0") + randomBytes(8).toString("hex");
}

/** An id as if it had been made at that time. */
export const idAt = (ms: number): string => firstIdAt(ms) + randomBytes(8).toString("hex");

/** Ids made from this moment on are not less: for "since" in a table that is sorted by id. */
export function firstIdAt(ms: number): string {
  return (BigInt(ms) << 16n).toString(16).padStart(16, "0");
}
