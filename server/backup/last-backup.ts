import { readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { LAST_BACKUP } from "#server/data-folder/data-folder.ts";
import { doneAt, noteDone } from "#server/db/duty.ts";
import type { Db } from "#server/db/schema.ts";
import { CLOCKS_DIFFER_MS } from "#server/time/clocks-differ.ts";
import { openShelf, SHELF, type Shelved } from "./shelf.ts";

const noteSchema = z.object({ at: z.iso.datetime() });

const noteIn = (dataFolder: string) => path.join(dataFolder, LAST_BACKUP);

/** Beside the database, which a copy of it must not change: a disk that is read-only keeps no note. */
export async function noteBackup(dataFolder: string, at = new Date()): Promise<void> {
  await writeFile(noteIn(dataFolder), JSON.stringify({ at: at.toISOString() })).catch(() => {});
}

/** In the database. */
const MADE = "backup-made";

/**
 * Other nodes look into folders of their own: without a bucket they would call old what one of them has just made.
 * @param at when it was made, ISO 8601, UTC
 */
export const noteForNodes = (db: Db, at: string): Promise<void> => noteDone(db, MADE, at);

export type LastBackup = {
  /** When the last one was whole, here or wherever it was made to, ISO 8601, UTC; null: none is known. */
  wholeAt: string | null;
  /** When the newest try began, where it did not finish and none was whole since; or since when none can be read. */
  failedAt: string | null;
  /** When the newest that is whole was made, where the bucket did not take it; null: it is there, or there is none. */
  unsentAt: string | null;
};

/** Of those that this site made, on whichever node. */
export async function lastBackup(db: Db, dataFolder: string): Promise<LastBackup> {
  const { made: all, unreadableSince } = await madeIn(dataFolder);
  // A clock that was ahead made some that are not made yet.
  const latest = new Date(Date.now() + CLOCKS_DIFFER_MS).toISOString();
  const made = all.filter(({ at }) => at <= latest);
  const [newest] = made;
  const kept = made.find(({ fault }) => fault === null);
  const known = [kept?.at ?? "", await notedIn(dataFolder), (await doneAt(db, MADE)) ?? ""];
  const wholeAt =
    known
      .filter((at) => at <= latest)
      .toSorted()
      .at(-1) ?? "";
  const isFailing = newest !== undefined && newest.fault !== null && newest.at > wholeAt;
  return {
    wholeAt: wholeAt || null,
    failedAt: isFailing ? newest.at : unreadableSince,
    unsentAt: kept?.unsent ? kept.at : null,
  };
}

type Made = {
  /** Newest first. */
  made: Shelved[];
  /** ISO 8601, UTC; null: they can be read. */
  unreadableSince: string | null;
};

/** A folder that cannot be read is told of like a backup that failed: all else of the house goes on. */
async function madeIn(dataFolder: string): Promise<Made> {
  try {
    const made = openShelf(dataFolder).list();
    return { made: made.filter(({ why }) => why !== "brought"), unreadableSince: null };
  } catch {
    const changed = await stat(path.join(dataFolder, SHELF)).catch(() => null);
    return { made: [], unreadableSince: (changed?.ctime ?? new Date()).toISOString() };
  }
}

/** Empty: none is noted. */
async function notedIn(dataFolder: string): Promise<string> {
  try {
    return noteSchema.parse(JSON.parse(await readFile(noteIn(dataFolder), "utf8"))).at;
  } catch {
    return "";
  }
}
