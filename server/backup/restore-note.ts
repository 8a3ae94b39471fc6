import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import path from "node:path";
import { z } from "zod";
import type { Backups } from "#contracts/backups.ts";
import { RESTORE_NOTE } from "#server/data-folder/restore-folders.ts";
import { giveName } from "#server/db/give-name.ts";
import { isRunning } from "./abandoned.ts";

/** What ends with the server itself, which the next one tells of. */
const BROKEN_OFF = ["stopped", "unclear"] as const;

const noteSchema = z.object({
  beganAt: z.iso.datetime(),
  /** In PostgreSQL: whether it is in place from here on, nobody knows until it is over. */
  isExchanging: z.boolean(),
  process: z.object({ host: z.string(), pid: z.int() }),
  /** Null: it goes on, or was cut off. */
  fault: z.enum(BROKEN_OFF).nullable(),
});

type Note = z.infer<typeof noteSchema>;

type Place = { DATA_DIR: string; DATABASE_URL?: string | undefined };

type End = NonNullable<Backups["lastEnd"]>;

const fileIn = (dataFolder: string) => path.join(dataFolder, RESTORE_NOTE);
const comingIn = (dataFolder: string) => `${fileIn(dataFolder)}.new`;

/**
 * Whoever is killed meanwhile leaves the note of before, or this one. What is not written down is not told after the next
 * start: nothing else depends on it.
 */
function write(dataFolder: string, note: Note): void {
  try {
    writeFileSync(comingIn(dataFolder), JSON.stringify(note), { flush: true });
    giveName(comingIn(dataFolder), fileIn(dataFolder));
  } catch {}
}

function read(dataFolder: string): Note | null {
  try {
    return noteSchema.parse(JSON.parse(readFileSync(fileIn(dataFolder), "utf8")));
  } catch {
    return null;
  }
}

/** It is in place, or it is over, and was told. */
export function forgetRestore(dataFolder: string): void {
  for (const place of [fileIn, comingIn]) rmSync(place(dataFolder), { force: true });
}

/** Says that a backup is being put back, and after the end of the server that it was. */
export function createRestoreNote(dataFolder: string) {
  const begun = () => ({
    ...{ beganAt: new Date().toISOString(), isExchanging: false, fault: null },
    process: { host: hostname(), pid: process.pid },
  });
  let note: Note = begun();

  return {
    begin(): void {
      note = begun();
      write(dataFolder, note);
    },

    exchanging(): void {
      if (note.isExchanging) return;
      note.isExchanging = true;
      write(dataFolder, note);
    },

    end(fault: End["fault"]): void {
      const brokenOff = BROKEN_OFF.find((one) => one === fault);
      if (brokenOff) write(dataFolder, { ...note, fault: brokenOff });
      else forgetRestore(dataFolder);
    },

    /** What the server before did not come to the end of; null: nothing. */
    lastEnd(): End | null {
      const { fault, beganAt } = read(dataFolder) ?? { fault: null, beganAt: "" };
      return fault && { what: "restore", name: "", at: beganAt, fault, factorsOff: [] };
    },
  };
}

export type RestoreNote = ReturnType<typeof createRestoreNote>;

/**
 * For whoever starts a server, and for a worker that takes the place of another: what goes on no longer was cut off.
 * @param wasSettled an exchange was found open, and undone
 * @param isAlone no other process can be at it; nodes that share a PostgreSQL may share a folder too
 */
export function settleRestore(
  { DATA_DIR, DATABASE_URL }: Place,
  wasSettled: boolean,
  isAlone = !DATABASE_URL,
): void {
  const note = read(DATA_DIR);
  if (note?.fault) return;
  if (!note) {
    if (!wasSettled) return;
    const cutOff = createRestoreNote(DATA_DIR);
    cutOff.begin();
    cutOff.end("stopped");
    return;
  }
  const { host, pid } = note.process;
  if (!isAlone && (host !== hostname() || isRunning(pid))) return;
  const isUnclear = DATABASE_URL !== undefined && note.isExchanging;
  write(DATA_DIR, { ...note, fault: isUnclear ? "unclear" : "stopped" });
}
