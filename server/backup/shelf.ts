import { randomUUID } from "node:crypto";
import {
  createReadStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from "node:fs";
import { rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { BACKUP_NAME, type KeptBackup, keptBackupSchema } from "#contracts/backups.ts";
import { PRIVATE_FILE } from "#server/data-folder/data-folder.ts";
import { codeOf } from "#server/errors/code-of.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { removeGently } from "./remove-gently.ts";

/** What is written beside a backup, and stays where its file lies in a bucket alone. */
const noteSchema = keptBackupSchema.omit({ isHere: true, keptAs: true });

export type BackupNote = Omit<KeptBackup, "isHere" | "keptAs">;

/** With whether its file lies here. */
export type Shelved = BackupNote & Pick<KeptBackup, "isHere">;

export type Download = { stream: ReadableStream; bytes: number };

/** Below the data folder. */
export const SHELF = "backups";

const NOTE = ".json";
/** What was being made when its process ended. */
const UNFINISHED = /^rihla-.*\.unfinished-/;
const UNFINISHED_MS = 86_400_000;

const nameAt = (ms: number): string =>
  `rihla-${new Date(ms).toISOString().slice(0, "2026-11-25T02:10:00".length).replaceAll(":", "-")}Z.tar.zst`;

/** Null for what is no note. */
export function readNote(text: string): BackupNote | null {
  try {
    return noteSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** The folder of a site that its backups lie in, each with a note of what is in it. */
export function openShelf(dataFolder: string) {
  const folder = path.join(dataFolder, SHELF);
  const at = (name: string) => path.join(folder, name);

  function noteOf(name: string): BackupNote | null {
    try {
      return readNote(readFileSync(at(name + NOTE), "utf8"));
    } catch {
      return null;
    }
  }

  const isTaken = (name: string): boolean =>
    [name, `${name}.age`].some((one) => existsSync(at(one)) || noteOf(one));

  /** Null: somebody has it. A place that cannot be written is told of by whoever writes there. */
  function claim(mark: string): (() => void) | null {
    try {
      mkdirSync(folder, { recursive: true });
      mkdirSync(mark);
      return () => rmSync(mark, { recursive: true, force: true });
    } catch (error) {
      return codeOf(error) === "EEXIST" ? null : () => undefined;
    }
  }

  function entries(): string[] {
    try {
      return existsSync(folder) ? readdirSync(folder) : [];
    } catch {
      throw new DomainError("backups-unreadable");
    }
  }

  return {
    at,

    /** @returns a name that nothing here has */
    newName(now: Date, { isLocked }: { isLocked: boolean }): string {
      for (let ms = now.getTime(); ; ms += 1000) {
        const name = nameAt(ms);
        if (!isTaken(name)) return isLocked ? `${name}.age` : name;
      }
    },

    /** @returns a name that no other process takes until it is let go */
    claimName(now: Date, { isLocked }: { isLocked: boolean }): { name: string; letGo: () => void } {
      for (let ms = now.getTime(); ; ms += 1000) {
        const name = nameAt(ms);
        const letGo = isTaken(name) ? null : claim(at(`${name}.unfinished-claim`));
        // The other one may have ended just then.
        if (letGo && !isTaken(name)) return { name: isLocked ? `${name}.age` : name, letGo };
        letGo?.();
      }
    },

    /**
     * Newest first. A file without its note is one that somebody put here: nothing but its size is known.
     * @throws DomainError "backups-unreadable"
     */
    list(): Shelved[] {
      const names = new Set(
        entries()
          .map((name) => (name.endsWith(NOTE) ? name.slice(0, -NOTE.length) : name))
          .filter((name) => BACKUP_NAME.test(name)),
      );
      return [...names].map(shelved).toSorted((one, other) => (one.at < other.at ? 1 : -1));
    },

    find(name: string): Shelved | null {
      const isThere = [name, name + NOTE].some((file) => existsSync(at(file)));
      return BACKUP_NAME.test(name) && isThere ? shelved(name) : null;
    },

    async note(note: BackupNote): Promise<void> {
      mkdirSync(folder, { recursive: true });
      const coming = at(`${note.name}.unfinished-note-${randomUUID()}`);
      try {
        await writeFile(coming, JSON.stringify(note), { mode: PRIVATE_FILE, flush: true });
        await rename(coming, at(note.name + NOTE));
      } catch (error) {
        await rm(coming, { force: true });
        throw error;
      }
    },

    noteOf,
    noteFile: (name: string) => at(name + NOTE),

    /** As long as it is, whatever its note says: whoever downloads it waits for so much. */
    read(name: string): Download {
      const { size: bytes } = statSync(at(name));
      return { stream: Readable.toWeb(createReadStream(at(name))) as ReadableStream, bytes };
    },

    makeFolder: () => void mkdirSync(folder, { recursive: true }),
    drop: (file: string) => rmSync(file, { force: true }),

    /** Whoever downloads it just now gets it whole: nothing of it is cut off. */
    async remove(name: string): Promise<void> {
      for (const file of [name + NOTE, name]) await rm(at(file), { force: true });
    },

    /** What is younger may be another process's, at work. */
    async removeUnfinished(now = Date.now()): Promise<void> {
      for (const name of entries().filter((one) => UNFINISHED.test(one))) {
        const found = statSync(at(name), { throwIfNoEntry: false });
        if (!found || now - found.mtimeMs < UNFINISHED_MS) continue;
        await removeGently(at(name));
      }
    },
  };

  function shelved(name: string): Shelved {
    const note = noteOf(name) ?? unknown(name);
    return { ...note, isHere: note.fault === null && existsSync(at(name)) };
  }

  function unknown(name: string): BackupNote {
    return {
      ...{ name, why: "brought", broughtAt: null, app: "", counts: null, fault: null },
      at: stampOf(name),
      bytes: statSync(at(name), { throwIfNoEntry: false })?.size ?? 0,
      ...{ isLocked: name.endsWith(".age"), hasSecrets: false, isInBucket: false },
    };
  }
}

/** When a backup of this name was made, ISO 8601, UTC. */
export function stampOf(name: string): string {
  const stamp = name.slice("rihla-".length, "rihla-2026-11-25T02-10-00Z".length);
  const iso = `${stamp.slice(0, 13)}:${stamp.slice(14, 16)}:${stamp.slice(17, 19)}.000Z`;
  const when = Date.parse(iso);
  return new Date(Number.isNaN(when) ? 0 : when).toISOString();
}

export type Shelf = ReturnType<typeof openShelf>;
