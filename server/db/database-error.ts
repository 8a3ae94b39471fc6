type Code = "locked" | "damaged" | "foreign" | "newer" | "unusable";

/** Why a database file cannot be used; the sentence is for the owner's terminal. */
export class DatabaseError extends Error {
  readonly code: Code;

  constructor(code: Code, file: string, detail: string) {
    super(`${SENTENCES[code]}\n  ${file}: ${detail}`);
    this.code = code;
  }
}

const SENTENCES: Record<Code, string> = {
  locked: "The database is locked by another program. Stop that program, then start again.",
  damaged: "The database file is damaged. It was left untouched: put a backup in its place.",
  foreign: "The database file belongs to another program. It was left untouched: move it away.",
  newer:
    "The database was written by a newer version of Rihla. It was left untouched: install that version, or put a backup in its place.",
  unusable: "The database cannot be opened.",
};

const CODE_BY_SQLITE: Record<string, Code> = {
  SQLITE_BUSY: "locked",
  SQLITE_LOCKED: "locked",
  SQLITE_CORRUPT: "damaged",
  SQLITE_NOTADB: "damaged",
};

/** @param error whatever SQLite, Kysely or the file system threw */
export function databaseErrorFrom(error: unknown, file: string): DatabaseError {
  if (error instanceof DatabaseError) return error;
  const detail = error instanceof Error ? error.message : String(error);
  // Extended codes say more than we tell apart: SQLITE_BUSY_SNAPSHOT is SQLITE_BUSY.
  const sqlite = error instanceof Error && "code" in error ? String(error.code) : "";
  const code = CODE_BY_SQLITE[sqlite.split("_").slice(0, 2).join("_")];
  return new DatabaseError(code ?? "unusable", file, detail);
}
