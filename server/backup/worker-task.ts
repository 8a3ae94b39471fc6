import type { BackupFault } from "#contracts/backups.ts";
import type { Room } from "#contracts/room.ts";
import { takeCheckpoints } from "./checkpoints.ts";
import { type Kept, keepBackup } from "./keep-backup.ts";
import type { BackupEnv, Doing, Progress } from "./make-backup.ts";
import type { Manifest } from "./manifest.ts";
import { readArchive } from "./read-archive.ts";
import { bringIn, type Coming, type Placed, prepareRestore, putInPlace } from "./restore-backup.ts";
import type { BackupNote } from "./shelf.ts";
import { standingNow } from "./standing.ts";

/** What is done in a process of its own, so that nobody who is being answered waits for it. */
export type Tasks = {
  /** Makes one on the shelf. */
  keep: { asked: Kept; result: BackupNote };
  /** Reads one that is not locked to its end, each file against its checksum, and keeps nothing of it. */
  look: { asked: { file: string }; result: Manifest };
  /** Unpacks and checks one beside the site. */
  prepare: {
    asked: { backup: string; identity: string | null };
    result: Coming;
  };
  /** Stores its pictures where those of the site lie; stems of those that came. */
  bring: { asked: Coming; result: string[] };
  /** Puts what was unpacked into PostgreSQL, and what was there on the shelf first. */
  place: { asked: { coming: Coming; first: Kept }; result: Placed };
};

export type Task = {
  [What in keyof Tasks]: { what: What; env: BackupEnv; asked: Tasks[What]["asked"] };
}[keyof Tasks];

export type Said =
  | { progress: Parameters<Progress> }
  | { result: Tasks[keyof Tasks]["result"] }
  /** Of an error: its class does not come along. */
  | { fault: BackupFault; room?: Room; words: string };

export async function doTask(
  { what, env, asked }: Task,
  options: Doing,
): Promise<Tasks[keyof Tasks]["result"]> {
  if (what === "keep") {
    const stopTaking = takeCheckpoints(env);
    try {
      return (await keepBackup(env, asked, options)).note;
    } finally {
      stopTaking();
    }
  }
  if (what === "look") return readArchive(asked.file, { into: () => null, ...options });
  if (what === "prepare") {
    const { backup, identity } = asked;
    return prepareRestore(backup, env, { ...options, identity });
  }
  if (what === "bring") return bringIn(asked, env, options.signal);
  const standing = () => standingNow(env);
  return putInPlace(asked.coming, env, { ...options, first: asked.first, standing });
}
