import { codeOf } from "#server/errors/code-of.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { DatabaseError } from "./database-error.ts";
import { lackAt } from "./disk-lack.ts";

const CODE_BY_SQLITE: Record<string, DatabaseError["code"]> = {
  SQLITE_BUSY: "locked",
  SQLITE_LOCKED: "locked",
  SQLITE_CORRUPT: "damaged",
  SQLITE_NOTADB: "damaged",
  SQLITE_FULL: "full",
};

/** What SQLite says of a file that it cannot write or make, whatever the reason. */
const UNWRITABLE = /^SQLITE_(IOERR|CANTOPEN|READONLY)/;

/** @param error whatever SQLite, Kysely or the file system threw */
export function sqliteErrorFrom(error: unknown, file: string): DatabaseError {
  if (error instanceof DatabaseError) return error;
  if (error instanceof DomainError) return sqliteErrorFrom(error.cause, file);
  const detail = error instanceof Error ? error.message : String(error);
  // Extended codes are more precise than we need: SQLITE_BUSY_SNAPSHOT counts as SQLITE_BUSY.
  const sqlite = codeOf(error);
  const known = CODE_BY_SQLITE[sqlite.split("_").slice(0, 2).join("_")];
  const code = known ?? (UNWRITABLE.test(sqlite) ? lackAt(file) : null);
  return new DatabaseError(code ?? "unusable", file, detail);
}
