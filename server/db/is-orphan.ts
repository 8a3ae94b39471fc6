import { codeOf } from "#server/errors/code-of.ts";

/** SQLite and PostgreSQL, when the row that a foreign key names is not there. */
const FOREIGN_KEY_VIOLATIONS = new Set(["SQLITE_CONSTRAINT_FOREIGNKEY", "23503"]);

/** @param error whatever a write threw */
export function isOrphan(error: unknown): boolean {
  return FOREIGN_KEY_VIOLATIONS.has(codeOf(error));
}
