import { randomUUID } from "node:crypto";
import { readFileSync, renameSync, statSync } from "node:fs";
import { BACKUP_NAME } from "#contracts/backups.ts";
import { takeDuty } from "#server/db/duty.ts";
import type { Db } from "#server/db/schema.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import type { Logger } from "#server/process/log.ts";
import { faultOf } from "./backup-error.ts";
import type { Limits } from "./bucket/asking.ts";
import type { BackupBucket } from "./bucket/backup-bucket.ts";
import { BACKUPS } from "./bucket/backup-keys.ts";
import { BucketError } from "./bucket/bucket-error.ts";
import { planKeeping } from "./keep.ts";
import type { BackupEnv, Doing } from "./make-backup.ts";
import { readNote, type Shelf, type Shelved } from "./shelf.ts";

/** Longer than making one takes; another node tries when it was not made. */
const NIGHT_MS = 3_600_000;

const isBackupName = (name: string): boolean => BACKUP_NAME.test(name);

type Tidying = { timeZone: string; signal: AbortSignal };

/**
 * Beside the shelf the bucket, where there is one: it survives a broken disk, and what one node made every node
 * finds there.
 */
export function openSecondShelf(
  env: Pick<BackupEnv, "S3">,
  shelf: Shelf,
  log: Logger,
  limits?: Limits,
) {
  const { S3 } = env;
  /** Its library takes 30 MB of memory. */
  const connect = async () => {
    if (!S3) return null;
    const { createBackupBucket } = await import("./bucket/backup-bucket.ts");
    return createBackupBucket(S3, limits);
  };
  const keyOf = (name: string) => BACKUPS + name;
  /** Half of it was fetched once, or somebody put another file there. */
  const isShort = ({ name, bytes }: Shelved) => statSync(shelf.at(name)).size !== bytes;

  /** One that cannot be read, as an archived one, keeps no other away. */
  async function bring(bucket: BackupBucket, name: string, signal: AbortSignal): Promise<void> {
    const file = `${shelf.noteFile(name)}.coming`;
    try {
      shelf.makeFolder();
      shelf.drop(file);
      await bucket.getFile(keyOf(`${name}.json`), file, { signal });
      const note = readNote(readFileSync(file, "utf8"));
      if (note?.name === name) await shelf.note(note);
    } catch (error) {
      signal.throwIfAborted();
      log.warn({ err: error, name }, "what is noted of a backup in the bucket cannot be read");
    } finally {
      shelf.drop(file);
    }
  }

  return {
    isThere: S3 !== null,

    /** Of several nodes one makes it. */
    isMyNight: (db: Db, now: number) => takeDuty(db, "backup", now + NIGHT_MS, now),

    /**
     * What cannot be put there is still on the shelf: its note says why, and it is no reason to have none.
     * @returns whether it is there
     */
    async put(name: string, { signal, onProgress }: Doing): Promise<boolean> {
      const bucket = await connect();
      const note = shelf.noteOf(name);
      if (!bucket || !note) return false;
      // Killed meanwhile, it is sent again.
      await shelf.note({ ...note, unsent: "stopped" }).catch(() => undefined);
      try {
        await bucket.putFile(keyOf(name), shelf.at(name), {
          signal,
          onProgress: ({ sent, total }) => onProgress("sending", sent, total),
        });
        const { unsent: _, ...sent } = note;
        await shelf.note({ ...sent, isInBucket: true });
        await bucket.putFile(keyOf(`${name}.json`), shelf.noteFile(name), { signal });
        return true;
      } catch (error) {
        signal.throwIfAborted();
        log.error({ err: error }, "a backup was not put into the bucket; it lies on this server");
        await shelf.note({ ...note, unsent: faultOf(error) }).catch(() => undefined);
        return false;
      } finally {
        bucket.close();
      }
    },

    /** What it did not take before, until it takes one of them no more. */
    async putAgain(signal: AbortSignal): Promise<void> {
      const waiting = shelf.list().filter(({ unsent, isHere }) => unsent && isHere);
      for (const { name } of waiting) {
        if (!(await this.put(name, { signal, onProgress: () => undefined }))) return;
        log.info({ name }, "a backup that the bucket did not take before is there now");
      }
    },

    /** Brings the notes of what other nodes put there; forgets what somebody removed there. */
    async look(signal: AbortSignal): Promise<void> {
      const bucket = await connect();
      if (!bucket) return;
      try {
        // Before the bucket is asked: what is put there meanwhile is not in its answer.
        const before = shelf.list();
        const there = new Set((await bucket.list(signal)).map(({ key }) => key));
        const isThere = (name: string) =>
          [name, `${name}.json`].every((one) => there.has(keyOf(one)));
        const known = new Set(shelf.list().map(({ name }) => name));
        // Somebody else may keep things there too.
        const names = [...there].map((key) => key.slice(BACKUPS.length)).filter(isBackupName);
        for (const name of names.filter((one) => isThere(one) && !known.has(one))) {
          await bring(bucket, name, signal);
        }
        for (const { name, isInBucket } of before) {
          const kept = shelf.find(name);
          if (kept?.isInBucket !== isInBucket) continue;
          const { isHere, ...note } = kept;
          // It may have been another bucket for a while.
          if (!isInBucket && isThere(name)) await shelf.note({ ...note, isInBucket: true });
          if (!isInBucket || there.has(keyOf(name))) continue;
          if (isHere) await shelf.note({ ...note, isInBucket: false });
          else await shelf.remove(name);
        }
      } finally {
        bucket.close();
      }
    },

    /**
     * Where it is not on the shelf, or not all of it, it is fetched onto it. Two may at once: each has a file of its own.
     * @throws DomainError "backup-elsewhere", with why as its cause where the bucket did not give it
     */
    async fetch(name: string, { signal, onProgress }: Doing): Promise<void> {
      const kept = shelf.find(name);
      if (kept?.isHere && !(kept.isInBucket && isShort(kept))) return;
      const bucket = kept?.isInBucket ? await connect() : null;
      if (!(kept && bucket)) throw new DomainError("backup-elsewhere");
      const coming = `${shelf.at(name)}.unfinished-fetched-${randomUUID()}`;
      try {
        onProgress("fetching", 0, kept.bytes);
        await bucket.getFile(keyOf(name), coming, {
          signal,
          onProgress: (arrived) => onProgress("fetching", arrived, kept.bytes),
        });
        // It may be an older one, or a part: whoever has it does not ask again.
        if (statSync(coming).size !== kept.bytes) throw new BucketError("mangled");
        renameSync(coming, shelf.at(name));
      } catch (error) {
        shelf.drop(coming);
        signal.throwIfAborted();
        const away = new DomainError("backup-elsewhere");
        away.cause = error;
        throw away;
      } finally {
        bucket.close();
      }
    },

    /**
     * From here also where the bucket keeps what it has, as one does that nobody may delete from: its note stays.
     * @throws DomainError "bucket-keeps", "bucket-away"
     */
    async remove(name: string, signal: AbortSignal): Promise<void> {
      const bucket = shelf.find(name)?.isInBucket ? await connect() : null;
      try {
        await bucket?.remove([keyOf(name), keyOf(`${name}.json`)], signal);
        await shelf.remove(name);
      } catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof BucketError)) throw error;
        if (error.flaw === "refused") shelf.drop(shelf.at(name));
        const told = new DomainError(error.flaw === "refused" ? "bucket-keeps" : "bucket-away");
        told.cause = error;
        throw told;
      } finally {
        bucket?.close();
      }
    },

    /** Removes what is kept no longer. */
    async tidy({ timeZone, signal }: Tidying): Promise<void> {
      const all = shelf.list().map((kept) => ({ ...kept, isGood: kept.fault === null }));
      const { removed } = planKeeping(all, { now: Date.now(), timeZone });
      let fault: unknown;
      for (const name of removed) {
        await this.remove(name, signal).catch((error) => {
          signal.throwIfAborted();
          fault ??= error;
        });
        // Each would wait for it as long as the first one.
        if (fault instanceof DomainError && fault.code === "bucket-away") break;
      }
      if (fault) log.error({ err: fault }, "old backups could not be removed; it is tried again");
    },
  };
}
