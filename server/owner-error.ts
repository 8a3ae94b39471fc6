import { codeOf } from "./code-of.ts";

/** Why the server, or a command, does not go on: a sentence for the owner's terminal, with what to do. */
export class OwnerError extends Error {}

/** No room on the disk, over the quota, over the size that the process may write. */
const FULL = ["ENOSPC", "EDQUOT", "EFBIG", "SQLITE_FULL"];

/** It, or what caused it. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && (FULL.includes(codeOf(error)) || isDiskFull(error.cause));

/** @returns what to print about an error that ends the process */
export function forTheTerminal(error: unknown): unknown {
  if (error instanceof OwnerError) return error.message;
  return isDiskFull(error) ? "The disk is full. Make room on it, then start again." : error;
}
