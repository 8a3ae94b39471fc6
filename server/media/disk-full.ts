import { isDiskFull } from "#server/data-folder/owner-error.ts";
import { DomainError } from "#server/domain/domain-error.ts";

/** The error itself, or what it means to somebody who uploads. */
export const asDiskFull = (error: unknown): unknown =>
  isDiskFull(error) ? new DomainError("disk-full") : error;
