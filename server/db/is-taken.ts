import { codeOf } from "#server/errors/code-of.ts";

/** SQLite and PostgreSQL, when a unique column already holds the value. */
const UNIQUE_VIOLATIONS = new Set(["SQLITE_CONSTRAINT_UNIQUE", "23505"]);

/** @param error whatever a write threw */
export function isTaken(error: unknown): boolean {
  return UNIQUE_VIOLATIONS.has(codeOf(error));
}
