import { DomainError } from "#server/errors/domain-error.ts";
import { isDiskFull } from "#server/errors/owner-error.ts";

/** The error itself, or what it means to somebody who uploads. */
export const asDiskFull = (error: unknown): unknown =>
  isDiskFull(error) ? new DomainError("disk-full") : error;
