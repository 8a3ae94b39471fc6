import { DomainError } from "#server/errors/domain-error.ts";

/**
 * One time for works that come after another: sharp's own limit is that of each.
 * @returns what runs a work and tells it how many seconds are left, at least one; it throws DomainError
 * "picture-too-slow" once none are
 */
export function createTimeLimit(ms: number) {
  let leftMs = ms;
  return async function within<T>(work: (seconds: number) => Promise<T>): Promise<T> {
    if (leftMs <= 0) throw new DomainError("picture-too-slow");
    const begun = performance.now();
    try {
      return await work(Math.ceil(leftMs / 1000));
    } finally {
      leftMs -= performance.now() - begun;
    }
  };
}
