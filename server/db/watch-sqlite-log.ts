import { closeSync, fstatSync, openSync, readSync, type Stats, statSync } from "node:fs";
import { endianness } from "node:os";
import { isSameFile } from "./same-file.ts";

/**
 * Which pages lie in the log is kept in its index, the -shm file:
 * https://sqlite.org/walformat.html#the_wal_index_header
 */
const INDEX = { bytes: 40, pageSizeAt: 14, framesAt: 16, saltAt: 32 };
/** https://sqlite.org/fileformat2.html#the_write_ahead_log */
const LOG = { bytes: 32, saltAt: 16, frameHeader: 24 };
const SALT_BYTES = 8;
/** Does not fit into two bytes. */
const LARGEST_PAGE = { written: 1, bytes: 65_536 };

/** Nothing is lost yet; but whoever opens the database now, as a new worker does, makes another index, and then it is. */
export const INDEX_GONE = "the index of its log, the -shm file, was removed or replaced";

/** What was written last lies in the log alone; SQLite does not see that others have cut it off. */
export function createLogWatch(file: string) {
  let log = opened(`${file}-wal`);
  let index = opened(`${file}-shm`);

  return {
    /** In words; null while it holds what its index says. */
    whyLost(): string | null {
      log ??= opened(`${file}-wal`);
      if (!log) return null;
      if (!isThere(`${file}-wal`, log.opened)) {
        return "the log of the database, its -wal file, was removed or replaced";
      }
      index ??= opened(`${file}-shm`);
      if (!index) return null;
      if (!isWhole(log.file, index.file)) {
        return "the log of the database, its -wal file, was cut off or written over";
      }
      return isThere(`${file}-shm`, index.opened) ? null : INDEX_GONE;
    },

    /** Not before the database is closed: closing the index releases all of SQLite's locks on it. */
    end(): void {
      if (log) closeSync(log.file);
      if (index) closeSync(index.file);
    },
  };
}

export type LogWatch = ReturnType<typeof createLogWatch>;

const isThere = (name: string, opened: Stats): boolean =>
  isSameFile(statSync(name, { throwIfNoEntry: false }), opened);

function opened(name: string): { file: number; opened: Stats } | undefined {
  if (!statSync(name, { throwIfNoEntry: false })) return;
  const file = openSync(name, "r");
  return { file, opened: fstatSync(file) };
}

/** Another process may write meanwhile: then what the index said holds no more, and it is read again. */
const MOST_LOOKS = 10;

function isWhole(log: number, index: number): boolean {
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    const said = start(index, INDEX.bytes);
    if (holds(log, said)) return true;
    if (said.equals(start(index, INDEX.bytes))) return false;
  }
  return true;
}

function holds(log: number, said: Buffer): boolean {
  const frames = numberAt(said, INDEX.framesAt, 4);
  // All of it is in the database; the next change begins a new one.
  if (frames === 0) return true;
  const written = numberAt(said, INDEX.pageSizeAt, 2);
  const pageSize = written === LARGEST_PAGE.written ? LARGEST_PAGE.bytes : written;
  const least = LOG.bytes + frames * (LOG.frameHeader + pageSize);
  return (
    fstatSync(log).size >= least &&
    salt(start(log, LOG.bytes), LOG.saltAt).equals(salt(said, INDEX.saltAt))
  );
}

/** The index is written in the machine's own order of bytes. */
function numberAt(bytes: Buffer, at: number, length: number): number {
  return endianness() === "LE" ? bytes.readUIntLE(at, length) : bytes.readUIntBE(at, length);
}

const salt = (bytes: Buffer, at: number) => bytes.subarray(at, at + SALT_BYTES);

function start(file: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  readSync(file, bytes, 0, length, 0);
  return bytes;
}
