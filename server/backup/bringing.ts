import { type FileHandle, open, rename, rm } from "node:fs/promises";
import { BACKUP_NAME, BACKUP_STAMP } from "#contracts/backups.ts";
import type { DomainErrorCode } from "#contracts/refusals.ts";
import type { Sender } from "#server/accounts/caller.ts";
import type { By } from "#server/audit/audit-entry.ts";
import { PRIVATE_FILE } from "#server/data-folder/data-folder.ts";
import { hasRoomFor } from "#server/data-folder/disk-room.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { isDiskFull } from "#server/errors/owner-error.ts";
import { createStopping } from "#server/process/stopping.ts";
import type { Site } from "#server/site.ts";
import type { Colleagues } from "#server/workers/colleagues.ts";
import { oneAtATime } from "#server/workers/one-at-a-time.ts";
import { isEncrypted } from "./age/beginning.ts";
import { BackupError } from "./backup-error.ts";
import { beside } from "./beside.ts";
import type { BackupEnv } from "./make-backup.ts";
import type { Manifest } from "./manifest.ts";
import { type BackupNote, openShelf, stampOf } from "./shelf.ts";

/** The room that is left is looked at so often, bytes. */
const LOOK_EACH = 16 * 1024 * 1024;

const REFUSED: Partial<Record<string, DomainErrorCode>> = {
  foreign: "backup-foreign",
  newer: "backup-newer",
  "not-whole": "backup-not-whole",
};

type BringingDeps = {
  env: BackupEnv;
  audit: Pick<Site["audit"], "record">;
  version: string;
  colleagues?: Colleagues | null;
};

type Body = ReadableStream<Uint8Array> | null;

/** Backups that come from elsewhere as a file, one at a time. */
export function createBringing({ env, audit, version, colleagues = null }: BringingDeps) {
  const shelf = openShelf(env.DATA_DIR);
  const stopping = createStopping();
  const alone = oneAtATime(colleagues);

  async function take(
    body: Body,
    name: string,
    { by, stillAllowed }: By & Sender,
  ): Promise<{ name: string }> {
    const now = new Date();
    shelf.makeFolder();
    const file = shelf.at(
      `${shelf.newName(now, { isLocked: false })}.unfinished-${process.pid}-brought`,
    );
    try {
      const bytes = await receive(body, file);
      const manifest = (await isEncrypted(file)) ? null : await look(file);
      await stillAllowed?.();
      const note = { ...noteOf(manifest, name, now), bytes };
      await rename(file, shelf.at(note.name));
      await shelf.note(note);
      const deed = { action: "create", thing: "backup", thingId: note.name } as const;
      await audit.record({ by, ...deed, summary: note.name });
      return { name: note.name };
    } finally {
      await rm(file, { force: true });
    }
  }

  /** @returns how many bytes @throws DomainError "broken-upload", "backup-no-room", "restarting" */
  async function receive(body: Body, file: string): Promise<number> {
    if (!body) throw new DomainError("backup-foreign");
    const reader = body.getReader();
    const stop = () => void reader.cancel().catch(() => undefined);
    const signal = stopping.signal();
    signal.addEventListener("abort", stop);
    const handle = await open(file, "wx", PRIVATE_FILE);
    try {
      const bytes = await write(reader, handle);
      stopping.refuseIfStopped(signal);
      await handle.sync();
      return bytes;
    } finally {
      signal.removeEventListener("abort", stop);
      await handle.close();
    }
  }

  async function write(reader: Reader, handle: FileHandle): Promise<number> {
    let bytes = 0;
    let lookAt = 0;
    let isFull = false;
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw new DomainError("broken-upload");
      });
      if (done) break;
      if (bytes >= lookAt) {
        isFull ||= !hasRoomFor(LOOK_EACH, env);
        lookAt = bytes + LOOK_EACH;
      }
      bytes += value.length;
      // It is read on: a browser whose connection closes while it sends never reads the answer.
      if (isFull) await handle.truncate(0);
      else isFull = !(await fits(handle, value));
    }
    if (isFull) throw new DomainError("backup-no-room");
    return bytes;
  }

  async function look(file: string): Promise<Manifest> {
    try {
      const signal = stopping.signal();
      return await beside("look", env, { file }, { signal, onProgress: () => undefined });
    } catch (error) {
      const code = error instanceof BackupError ? REFUSED[error.fault] : undefined;
      if (!code) throw error;
      const refused = new DomainError(code as "backup-foreign");
      refused.cause = error;
      throw refused;
    }
  }

  /** @param manifest null: it is locked */
  function noteOf(manifest: Manifest | null, given: string, now: Date): BackupNote {
    const isLocked = manifest === null;
    const isOurs = BACKUP_NAME.test(given) && given.endsWith(".age") === isLocked;
    const isFree = isOurs && !shelf.find(given);
    // A phone that has the file already adds to the name.
    const isStamped = BACKUP_STAMP.test(given);
    const madeAt = manifest?.madeAt ?? (isStamped ? stampOf(given) : now.toISOString());
    return {
      name: isFree ? given : shelf.newName(new Date(madeAt), { isLocked }),
      at: madeAt,
      why: "brought",
      broughtAt: now.toISOString(),
      ...{ bytes: 0, isLocked, hasSecrets: manifest?.hasSecrets ?? false },
      ...{ app: manifest?.app ?? version, counts: manifest?.counts ?? null },
      ...{ fault: null, isInBucket: false },
    };
  }

  return {
    /**
     * Writes it onto the shelf while it comes in. What is refused, or breaks off, leaves nothing behind.
     * @param name as it is called where it comes from
     * @returns what it is called here
     * @throws DomainError "broken-upload", "backup-no-room", "backup-foreign", "backup-newer", "backup-not-whole",
     * "backup-under-way"
     */
    async bring(body: Body, name: string, sender: By & Sender): Promise<{ name: string }> {
      const ended = await alone("backup-brought");
      if (!ended) throw new DomainError("backup-under-way");
      try {
        return await take(body, name, sender);
      } finally {
        ended();
      }
    },

    /** What is arriving is given up. @returns lets others come */
    stopBringing: stopping.stop,
  };
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** @returns whether there was room */
async function fits(handle: FileHandle, bytes: Uint8Array): Promise<boolean> {
  try {
    await handle.appendFile(bytes);
    return true;
  } catch (error) {
    if (isDiskFull(error)) return false;
    throw error;
  }
}
