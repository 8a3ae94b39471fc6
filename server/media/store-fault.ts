import { DomainError } from "#server/errors/domain-error.ts";
import { isDiskFull } from "#server/errors/owner-error.ts";

const RETRY_AFTER_S = 10;

/**
 * The error itself, or what it means to somebody who uploads: no room, or a folder that is gone, a disk
 * that fails or only reads.
 */
export function asStoreFault(error: unknown): unknown {
  if (isDiskFull(error)) {
    const full = new DomainError("disk-full");
    full.cause = error;
    return full;
  }
  return error instanceof Error && "syscall" in error ? picturesAway(error) : error;
}

export function picturesAway(cause: unknown): DomainError {
  const away = new DomainError("pictures-away", { retryAfterS: RETRY_AFTER_S });
  away.cause = cause;
  return away;
}
