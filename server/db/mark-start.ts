import { randomInt } from "node:crypto";
import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  readSync,
  realpathSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import type Database from "better-sqlite3";
import { z } from "zod";
import { DatabaseError } from "./database-error.ts";
import { giveName } from "./give-name.ts";
import { identityOf } from "./same-file.ts";

/** Bytes of the file's header: https://sqlite.org/fileformat.html#application_id */
const MARK_AT = 68;
/** How it begins. */
const MAGIC = "SQLite format 3\0";
/** SQLite reads it with its sign. */
const MOST = 2 ** 31;

/**
 * Beside the database, as SQLite's own files: the numbers of its last start and of the one before, for one of them may
 * have been killed.
 */
const marksFile = (file: string) => `${realpathSync(file)}-starts`;
const marksSchema = z.array(z.int()).length(2);

/**
 * Gives the file a number of its own in SQLite's application_id at each start, for the database of an
 * earlier day, or of another site, has another one.
 */
export function markStart(sqlite: Database.Database): void {
  const mark = randomInt(1, MOST);
  try {
    keepMarks(sqlite.name, [markOf(sqlite), mark]);
    sqlite.pragma(`application_id = ${mark}`);
    sqlite.pragma("wal_checkpoint(TRUNCATE)");
  } catch {
    // A disk that is full, or only read: the file keeps the number that it has.
  }
}

/** A file that somebody put there, opened by a command: its number takes the place of those of the file before. */
export function noteMark(sqlite: Database.Database): void {
  const mark = markOf(sqlite);
  const marks = marksBeside(sqlite.name);
  if (!marks || marks.includes(mark)) return;
  try {
    keepMarks(sqlite.name, [mark, mark]);
  } catch {
    // As in `markStart`.
  }
}

export const markOf = (sqlite: Database.Database): number =>
  Number(sqlite.pragma("application_id", { simple: true }));

/** @param header of the file, as `readHeader` has it: the log may know a later one */
export const markIn = (header: Buffer): number => header.readInt32BE(MARK_AT);

/** As far as the mark. @param file that is open */
export function readHeader(file: number): Buffer {
  const bytes = Buffer.alloc(MARK_AT + 4);
  readSync(file, bytes, 0, bytes.length, 0);
  return bytes;
}

/**
 * SQLite plays the log that a killed server left into whatever file lies beside it. To be called before anything opens
 * the database: closing it is enough for that.
 * @throws DatabaseError where another database was put beside the log; nothing is changed
 */
export function refuseOthersLog(file: string): void {
  if (!existsSync(file)) return;
  const log = `${realpathSync(file)}-wal`;
  if (!statSync(log, { throwIfNoEntry: false })?.size || isOfStarts(file)) return;
  throw new DatabaseError("parted", file, `${path.basename(file)}-wal was written by another one`);
}

/**
 * For who opens the database beside others that serve it. A copy of it has its number, but is no part of its log.
 * @param opened `identityOf` the file of each of them
 * @throws DatabaseError where another one was put in its place meanwhile; nothing is changed
 */
export function refuseAnother(file: string, opened: readonly string[]): void {
  const isTheirs = opened.every((one) => one === identityOf(statSync(file)));
  if (isTheirs && isOfStarts(file)) return;
  throw new DatabaseError("another", file, "it is not the one that the other workers have open");
}

/** Where nobody can tell, it is. */
function isOfStarts(file: string): boolean {
  // Before the note: a server that starts meanwhile writes its number there first.
  const header = headerAt(realpathSync(file));
  const marks = marksBeside(file);
  return !header || !marks || marks.includes(markIn(header));
}

/** None of what is no database, or cannot be read: opening it says so. */
function headerAt(file: string): Buffer | undefined {
  try {
    const opened = openSync(file, "r");
    try {
      const header = readHeader(opened);
      return header.toString("latin1").startsWith(MAGIC) ? header : undefined;
    } finally {
      closeSync(opened);
    }
  } catch {
    return undefined;
  }
}

function keepMarks(file: string, marks: z.infer<typeof marksSchema>): void {
  const name = marksFile(file);
  const coming = `${name}.new`;
  writeFileSync(coming, JSON.stringify(marks), { flush: true });
  giveName(coming, name);
}

/** None of a site that was never started by a version that keeps them. */
function marksBeside(file: string): number[] | undefined {
  try {
    return marksSchema.parse(JSON.parse(readFileSync(marksFile(file), "utf8")));
  } catch {
    return undefined;
  }
}
