import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { BACKUP_NAME, type KeptBackup, keptBackupSchema } from "#contracts/backups.ts";
import { PRIVATE_FILE } from "#server/data-folder/data-folder.ts";

/** What is written beside a backup, and stays where its file lies in a bucket alone. */
const noteSchema = keptBackupSchema.omit({ isHere: true, keptAs: true });

export type BackupNote = Omit<KeptBackup, "isHere" | "keptAs">;

/** With whether its file lies here. */
export type Shelved = BackupNote & Pick<KeptBackup, "isHere">;

/** Below the data folder. */
export const SHELF = "backups";

const NOTE = ".json";
/** What was being made when its process ended. */
const UNFINISHED = /^rihla-.*\.unfinished-/;
const UNFINISHED_MS = 86_400_000;

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

  const entries = () => (existsSync(folder) ? readdirSync(folder) : []);

  return {
    at,

    /** @returns a name that nothing here has */
    newName(now: Date, { isLocked }: { isLocked: boolean }): string {
      const nameAt = (ms: number) =>
        `rihla-${new Date(ms).toISOString().slice(0, "2026-11-25T02:10:00".length).replaceAll(":", "-")}Z.tar.zst`;
      for (let ms = now.getTime(); ; ms += 1000) {
        const name = nameAt(ms);
        const taken = [name, `${name}.age`].some((one) => existsSync(at(one)) || noteOf(one));
        if (!taken) return isLocked ? `${name}.age` : name;
      }
    },

    /** Newest first. A file without its note is one that somebody put here: nothing but its size is known. */
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
      await writeFile(at(note.name + NOTE), JSON.stringify(note), { mode: PRIVATE_FILE });
    },

    noteOf,
    noteFile: (name: string) => at(name + NOTE),

    makeFolder: () => void mkdirSync(folder, { recursive: true }),
    drop: (file: string) => rmSync(file, { force: true }),

    remove(name: string): void {
      for (const file of [name, name + NOTE]) rmSync(at(file), { force: true });
    },

    /** What is younger may be another process's, at work. */
    removeUnfinished(now = Date.now()): void {
      for (const name of entries().filter((one) => UNFINISHED.test(one))) {
        if (now - statSync(at(name)).mtimeMs < UNFINISHED_MS) continue;
        rmSync(at(name), { recursive: true, force: true });
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
