import { codeOf } from "./code-of.ts";

/** Why the server, or a command, does not go on: a sentence for the owner's terminal, with what to do. */
export class OwnerError extends Error {}

/** No room on the disk, over the quota, over the size that the process may write. */
const FULL = ["ENOSPC", "EDQUOT", "EFBIG", "SQLITE_FULL"];

/** It, or what caused it. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && (FULL.includes(codeOf(error)) || isDiskFull(error.cause));

const FOR_THIS_ACCOUNT =
  "this account may not use it. Give the data folder, with all that is in it, to the account that runs Rihla";

/** What is wrong with a file or folder that the start needs, and what to do. */
const REASONS: Record<string, string> = {
  EACCES: FOR_THIS_ACCOUNT,
  EPERM: FOR_THIS_ACCOUNT,
  ENOTDIR: "it is a file, where a folder should be. Move it away",
  EEXIST: "it is a file, where a folder should be. Move it away",
  EISDIR: "it is a folder, where a file should be. Move it away",
  ENOENT: "it is gone, or a link that leads nowhere. Connect the disk that it lies on",
};

/** @returns what to print about an error that ends the process */
export function forTheTerminal(error: unknown): unknown {
  if (error instanceof OwnerError) return error.message;
  if (isDiskFull(error)) return "The disk is full. Make room on it, then start again.";
  const reason = REASONS[codeOf(error)];
  const { path = "" } = error as { path?: string };
  return reason && path
    ? `This cannot be used as it is: ${reason}, then start again.\n  ${path}`
    : error;
}
