import { accessSync, closeSync, constants, openSync, type Stats, statSync } from "node:fs";
import Database from "better-sqlite3";
import { lackAt } from "./disk-lack.ts";
import { markIn, readHeader } from "./mark-start.ts";
import { identityOf, isSameFile } from "./same-file.ts";
import { createLogWatch, type LogWatch } from "./watch-sqlite-log.ts";

/** Where the header says how the file is read: https://sqlite.org/fileformat.html#file_format_version_numbers */
const READ_VERSION_AT = 19;
const WITHOUT_LOG = 1;

/** The file is whole, but for what was refused. */
export const UNKEPT = "the disk did not keep what was written last";

/**
 * A process can write on into a file that somebody has removed or replaced; all of that is lost
 * when the process ends. SQLite itself does not check. Writing and `/readyz` ask the same watch.
 */
export function createFileWatch() {
  let file: string | undefined;
  let opened: Stats;
  let largest = 0;
  let log: LogWatch | undefined;
  let isDamaged = false;
  let isUnkept = false;
  let crampedAt: number | undefined;
  let header: number | undefined;
  let hasLog = false;
  let marks: number[] = [];
  let isOverwritten = false;

  function isOther(header: number): boolean {
    const bytes = readHeader(header);
    return (hasLog && !usesLog(bytes)) || !marks.includes(markIn(bytes));
  }
  const logChangedAt = () => statSync(`${file}-wal`, { throwIfNoEntry: false })?.mtimeMs;

  return {
    /**
     * @param opening the database, just opened. Until then, and with PostgreSQL, there is nothing to tell.
     * @param mark of this start (`mark-start.ts`), also where it lies only in the log yet
     */
    begin(opening: string, mark: number): void {
      opened = statSync(opening);
      largest = opened.size;
      file = opening;
      header = openSync(opening, "r");
      const bytes = readHeader(header);
      hasLog = usesLog(bytes);
      marks = [mark, markIn(bytes)];
      log = createLogWatch(opening);
    },

    /** Not before the database is closed: closing a file releases all of SQLite's locks on it. */
    end(): void {
      if (header !== undefined) closeSync(header);
      header = undefined;
      log?.end();
      log = undefined;
    },

    /** Of the file that is open, `identityOf`; null: none is. */
    opened: (): string | null => (header === undefined ? null : identityOf(opened)),

    /** Why nothing that is written now would be kept, in words; null while it is the file that was opened. */
    whyLost(): string | null {
      if (!file) return null;
      let now: Stats | undefined;
      try {
        now = statSync(file, { throwIfNoEntry: false });
      } catch {
        // What cannot be looked at is told by `whyShut`.
        return null;
      }
      if (!now) return "the database file was removed";
      if (!isSameFile(now, opened)) return "another file lies in the place of the database";
      // As long as we have it open, nobody can make SQLite do without the log; a backup has none. What
      // was copied from a data folder has the mark of another start.
      isOverwritten ||= header !== undefined && isOther(header);
      if (isOverwritten) return "another database was copied over the database file";
      // It shrinks only by a vacuum: free pages are kept and used again.
      if (now.size < largest && !isWhole(file, now.size)) return "the database file was cut off";
      largest = now.size;
      if (isUnkept) return UNKEPT;
      return log?.whyLost() ?? (isDamaged ? "the database file is damaged" : null);
    },

    /** Why it cannot be written just now, though nothing of it is lost, in words; null while it can. */
    whyShut(): string | null {
      const code = file ? shutBy(file) : null;
      return code && (SHUT[code] ?? `the database file cannot be reached (${code})`);
    },

    /** SQLite has found it: whatever is written from now on would make it worse. */
    noteDamage(): void {
      isDamaged = true;
    },

    /** The system forgets what its disk refused: asked again, it would say that all is well. */
    noteUnkept(): void {
      isUnkept = true;
    },

    /** SQLite found no room for a change, whatever the disk says. */
    noteCramped(): void {
      crampedAt = logChangedAt();
    },

    /** Nothing was written since. */
    isCramped: (): boolean => crampedAt !== undefined && crampedAt === logChangedAt(),

    /** Also true where SQLite has not been told yet. */
    isFull(): boolean {
      return file !== undefined && lackAt(file) === "full";
    },
  };
}

export type FileWatch = ReturnType<typeof createFileWatch>;

const SHUT: Record<string, string> = {
  EACCES: "this account may no longer read and write the database file",
  EPERM: "this account may no longer read and write the database file",
  EROFS: "the disk has become read-only",
};

/** The system's code for what keeps us from the file; null: nothing does, or it is not there. */
function shutBy(file: string): string | null {
  try {
    accessSync(file, constants.R_OK | constants.W_OK);
    return null;
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    return code === "ENOENT" || code === "ENOTDIR" ? null : code;
  }
}

const usesLog = (header: Buffer) => header[READ_VERSION_AT] !== WITHOUT_LOG;

/** Whether SQLite finds as many pages in it as there should be. */
function isWhole(file: string, size: number): boolean {
  let sqlite: Database.Database | undefined;
  try {
    // Not by opening the file: closing it would release every lock that SQLite has on it in this
    // process.
    sqlite = new Database(file, { readonly: true });
    const pages = Number(sqlite.pragma("page_count", { simple: true }));
    const pageSize = Number(sqlite.pragma("page_size", { simple: true }));
    return pages > 0 && pages * pageSize <= size;
  } catch {
    return false;
  } finally {
    sqlite?.close();
  }
}
