import { OwnerError } from "#server/errors/owner-error.ts";

type Code =
  | "locked"
  | "damaged"
  | "parted"
  | "another"
  | "full"
  | "no-files"
  | "foreign"
  | "newer"
  | "older"
  | "unusable"
  | "unreachable"
  | "unknown-host"
  | "refused"
  | "needs-tls"
  | "no-tls"
  | "no-certificate"
  | "missing"
  | "no-rights"
  | "busy"
  | "not-utf8";

/** Why a database cannot be used; the sentence is for the owner's terminal. */
export class DatabaseError extends OwnerError {
  readonly code: Code;

  /** @param where the file, or host and name of the database: never a password */
  constructor(code: Code, where: string, detail: string) {
    super(`${SENTENCES[code]}\n  ${where}: ${detail}`);
    this.code = code;
  }
}

const SENTENCES: Record<Code, string> = {
  locked: "The database is locked by another program. Stop that program, then start again.",
  damaged: "The database file is damaged. It was left untouched: put a backup in its place.",
  full: "The disk is full. Make room on it, then start again.",
  "no-files":
    "The disk has no room for another file: every entry in its table of files is taken. Remove files that nobody needs, then start again.",
  parted:
    "The log beside the database seems to be that of another one, which this file took the place of: it would be written into it. Nothing was changed. To put a backup back, run npm run restore -- FILE. To go on with this file alone, move the log and the file that ends in -shm away, then start again. If log and file were put back together, move the file that ends in -starts away instead.",
  another:
    "Another database lies in the place of the one that is served. It was left untouched: stop the server, put the right one back (npm run restore -- FILE), then start again.",
  foreign:
    "The database belongs to another program. It was left untouched: move it away, or name an empty one.",
  newer:
    "The database was written by a newer version of Rihla. It was left untouched: install that version, or put back the backup that was made before it changed the tables: npm run restore -- DATA_DIR/backups/FILE.",
  older:
    "The database was written by an older version of Rihla. Start the server once, which brings it up to date, then run this again.",
  unusable: "The database cannot be opened.",
  unreachable:
    "PostgreSQL does not answer. Start it, or correct host and port in DATABASE_URL, then start again.",
  "unknown-host": "The host in DATABASE_URL is not known. Correct it, then start again.",
  refused: "PostgreSQL refused user or password. Correct them in DATABASE_URL, then start again.",
  "needs-tls":
    "PostgreSQL takes encrypted connections only. Add ?sslmode=require to DATABASE_URL, then start again.",
  "no-tls":
    "No encrypted connection to PostgreSQL could be made. Correct sslmode in DATABASE_URL, or the server's certificate, then start again.",
  "no-certificate":
    "A file that DATABASE_URL names (sslrootcert, sslcert or sslkey) cannot be read. Correct its path, then start again.",
  missing:
    "There is no such database. Make it with createdb, or correct the name in DATABASE_URL, then start again.",
  "no-rights":
    "The user in DATABASE_URL may not make tables. Make it the owner of the database, then start again.",
  busy: "PostgreSQL takes no more connections, or is just starting. Start again in a moment.",
  "not-utf8":
    "The database does not keep every letter. Make one with createdb --encoding=UTF8 --template=template0, then start again.",
};
