import { faultOf } from "#server/backup/backup-error.ts";
import { codeOf } from "#server/errors/code-of.ts";
import { DomainError } from "#server/errors/domain-error.ts";

/**
 * The error itself, or that there is no room, in words that speak of moving in: those of pictures and of forms would
 * mislead, and so would none for the backup that is made before.
 */
export function importFault(error: unknown): unknown {
  if (faultOf(error) !== "disk-full" && codeOf(error) !== "no-room") return error;
  const full = new DomainError("import-no-room");
  full.cause = error;
  return full;
}
