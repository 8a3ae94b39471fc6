import { readFileSync, renameSync } from "node:fs";
import { BACKUP_NAME } from "#contracts/backups.ts";
import { takeDuty } from "#server/db/duty.ts";
import type { Db } from "#server/db/schema.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import type { Logger } from "#server/process/log.ts";
import { BACKUPS } from "./bucket/backup-keys.ts";
import { planKeeping } from "./keep.ts";
import type { BackupEnv, Doing } from "./make-backup.ts";
import { readNote, type Shelf } from "./shelf.ts";

/** Longer than making one takes; another node tries when it was not made. */
const NIGHT_MS = 3_600_000;

type Tidying = { timeZone: string; signal: AbortSignal };

/**
 * Beside the shelf the bucket, where there is one: it survives a broken disk, and what one node made every node
 * finds there.
 */
export function openSecondShelf(env: Pick<BackupEnv, "S3">, shelf: Shelf, log: Logger) {
  const { S3 } = env;
  /** Its library takes 30 MB of memory. */
  const connect = async () => {
    if (!S3) return null;
    const { createBackupBucket } = await import("./bucket/backup-bucket.ts");
    return createBackupBucket(S3);
  };
  const keyOf = (name: string) => BACKUPS + name;

  return {
    isThere: S3 !== null,

    /** Of several nodes one makes it. */
    isMyNight: (db: Db, now: number) => takeDuty(db, "backup", now + NIGHT_MS, now),

    /** What cannot be put there is still on the shelf: that is told, and no reason to have none. */
    async put(name: string, { signal, onProgress }: Doing): Promise<void> {
      const bucket = await connect();
      const note = shelf.noteOf(name);
      if (!bucket || !note) return;
      try {
        await bucket.putFile(keyOf(name), shelf.at(name), {
          signal,
          onProgress: ({ sent, total }) => onProgress("sending", sent, total),
        });
        await shelf.note({ ...note, isInBucket: true });
        await bucket.putFile(keyOf(`${name}.json`), shelf.noteFile(name), { signal });
      } catch (error) {
        signal.throwIfAborted();
        log.error({ err: error }, "a backup was not put into the bucket; it lies on this server");
      } finally {
        bucket.close();
      }
    },

    /** Brings the notes of what other nodes put there; forgets what somebody removed there. */
    async look(signal: AbortSignal): Promise<void> {
      const bucket = await connect();
      if (!bucket) return;
      try {
        // Before the bucket is asked: what is put there meanwhile is not in its answer.
        const marked = shelf.list().filter(({ isInBucket }) => isInBucket);
        const there = new Set((await bucket.list(signal)).map(({ key }) => key));
        const known = new Set(shelf.list().map(({ name }) => name));
        for (const key of there) {
          const name = key.slice(BACKUPS.length).replace(/\.json$/, "");
          // Somebody else may keep things there too.
          if (!key.endsWith(".json") || !BACKUP_NAME.test(name) || known.has(name)) continue;
          const file = `${shelf.noteFile(name)}.coming`;
          shelf.makeFolder();
          shelf.drop(file);
          await bucket.getFile(key, file, signal);
          const note = readNote(readFileSync(file, "utf8"));
          shelf.drop(file);
          if (note?.name === name) await shelf.note(note);
        }
        for (const { name } of marked) {
          const kept = shelf.find(name);
          if (!kept?.isInBucket || there.has(keyOf(name))) continue;
          if (!kept.isHere) await shelf.remove(kept.name);
          else {
            const { isHere: _, ...note } = kept;
            await shelf.note({ ...note, isInBucket: false });
          }
        }
      } finally {
        bucket.close();
      }
    },

    /** Where it is not on the shelf, it is fetched onto it. @throws DomainError "backup-elsewhere" */
    async fetch(name: string, signal: AbortSignal): Promise<void> {
      const kept = shelf.find(name);
      if (kept?.isHere) return;
      const bucket = kept?.isInBucket ? await connect() : null;
      if (!bucket) throw new DomainError("backup-elsewhere");
      try {
        const coming = `${shelf.at(name)}.unfinished-fetched`;
        shelf.drop(coming);
        await bucket.getFile(keyOf(name), coming, signal);
        renameSync(coming, shelf.at(name));
      } catch (error) {
        const away = new DomainError("backup-elsewhere");
        away.cause = error;
        throw away;
      } finally {
        bucket.close();
      }
    },

    async remove(name: string, signal: AbortSignal): Promise<void> {
      const bucket = shelf.find(name)?.isInBucket ? await connect() : null;
      try {
        await bucket?.remove([keyOf(name), keyOf(`${name}.json`)], signal);
        await shelf.remove(name);
      } finally {
        bucket?.close();
      }
    },

    /** Removes what is kept no longer. */
    async tidy({ timeZone, signal }: Tidying): Promise<void> {
      const all = shelf.list().map((kept) => ({ ...kept, isGood: kept.fault === null }));
      const { removed } = planKeeping(all, { now: Date.now(), timeZone });
      for (const name of removed) {
        await this.remove(name, signal).catch((error) => {
          signal.throwIfAborted();
          log.error({ err: error }, "an old backup could not be removed; it is tried again");
        });
      }
    },
  };
}
