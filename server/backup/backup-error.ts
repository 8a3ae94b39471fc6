import type { BackupFault } from "#contracts/backups.ts";
import type { Room } from "#contracts/room.ts";
import { lackingRoom, roomAt } from "#server/data-folder/disk-room.ts";
import { DatabaseError } from "#server/db/database-error.ts";
import type { Env } from "#server/env.ts";
import { codeOf } from "#server/errors/code-of.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { isDiskFull, OwnerError } from "#server/errors/owner-error.ts";
import { Stopped } from "#server/errors/stopped.ts";
import { AgeError, type AgeFlaw } from "./age/age-error.ts";
import { BucketError, type BucketFlaw } from "./bucket/bucket-error.ts";

/** For a terminal in words, for the admin area by its fault. */
export class BackupError extends OwnerError {
  readonly fault: BackupFault;
  readonly room: Room | undefined;

  /** @param room how full the disk was, where it was full */
  constructor(fault: BackupFault, words: string, room?: Room) {
    super(words);
    this.fault = fault;
    this.room = room;
  }
}

/** Nobody knows how far it came. */
export class ProcessEnded extends BackupError {
  constructor() {
    super("other", "Its process ended by itself.");
  }
}

/** @param flaw a part of a sentence: "secret was altered" */
export const notWhole = (flaw: string, file: string) =>
  new BackupError(
    "not-whole",
    `This backup is not whole: ${flaw}. Nothing was changed: take another backup.\n  ${file}`,
  );

/** @param why a part of a sentence */
export const noBackup = (why: string, file: string, fault: "foreign" | "newer" = "foreign") =>
  new BackupError(
    fault,
    `This is no backup that can be read: ${why}. Nothing was changed.\n  ${file}`,
  );

/** Where pictures cannot be read or stored, in words. */
export function aboutPictures(error: unknown, { S3 }: Pick<Env, "S3">): unknown {
  if (!(error instanceof DomainError && error.code === "pictures-away")) return error;
  return S3
    ? new BackupError(
        "bucket-away",
        "The bucket with the pictures does not answer. Nothing was made and nothing was changed: check the S3_ variables, then try again.",
      )
    : new BackupError(
        "other",
        `The pictures cannot be read or stored (${codeOf(error.cause)}). Nothing was made and nothing was changed: this account must be able to use the folder media of the data folder, and all that is in it.`,
      );
}

const OF_BUCKET: Partial<Record<BucketFlaw, BackupFault>> = {
  refused: "bucket-refused",
  full: "bucket-full",
};

const UNREADABLE: readonly AgeFlaw[] = ["not-age", "cut-off", "altered"];

export function faultOf(error: unknown): BackupFault {
  if (error instanceof BackupError) return error.fault;
  if (error instanceof Stopped) return "stopped";
  if (error instanceof AgeError) return UNREADABLE.includes(error.flaw) ? "not-whole" : "locked";
  if (error instanceof BucketError) return OF_BUCKET[error.flaw] ?? "bucket-away";
  if (isDiskFull(error)) return "disk-full";
  if (error instanceof DomainError) {
    if (error.code === "disk-full") return "disk-full";
    if (error.code === "pictures-away") return "bucket-away";
    if (error.code === "backup-elsewhere" && error.cause) return faultOf(error.cause);
  }
  return isOfDatabase(error) ? "database" : "other";
}

export type ToldFault = { fault: BackupFault; room?: Room };

/** Why, and of a full disk how full it was. */
export function toldOf(error: unknown): ToldFault {
  const fault = faultOf(error);
  return error instanceof BackupError && error.room ? { fault, room: error.room } : { fault };
}

/** The same once what was half made is gone. @param folder that was written into */
export function toldAfter(error: unknown, folder: string): ToldFault {
  const told = toldOf(error);
  if (told.fault !== "disk-full") return told;
  try {
    const room = told.room ?? lackingRoom(0, folder);
    if (!room) return told;
    const freed = Math.max(0, roomAt(0, folder).freeBytes - room.freeBytes);
    const { freeBytes, neededBytes } = room;
    return { ...told, room: { freeBytes: freeBytes + freed, neededBytes: neededBytes + freed } };
  } catch {
    // A disk that cannot be asked how full it is.
    return told;
  }
}

const isOfDatabase = (error: unknown): boolean =>
  error instanceof DatabaseError || codeOf(error).startsWith("SQLITE_");
