import { DomainError } from "#server/domain/domain-error.ts";

/** No room on the disk, over the quota, over the size that the process may write. */
const CODES = ["ENOSPC", "EDQUOT", "EFBIG"];

/** The error itself, or what it means to somebody who uploads. */
export function asDiskFull(error: unknown): unknown {
  const isFull = error instanceof Error && "code" in error && CODES.includes(String(error.code));
  return isFull ? new DomainError("disk-full") : error;
}
