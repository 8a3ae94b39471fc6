import { expect, test } from "vitest";
import { DatabaseError } from "#server/db/database-error.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { Stopped } from "#server/errors/stopped.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { AgeError } from "./age/age-error.ts";
import {
  aboutPictures,
  BackupError,
  faultOf,
  noBackup,
  notWhole,
  ProcessEnded,
  toldAfter,
  toldOf,
} from "./backup-error.ts";
import { BucketError } from "./bucket/bucket-error.ts";

const coded = (code: string, cause?: unknown) =>
  Object.assign(new Error("odd", { cause }), { code });
const causedBy = (error: DomainError, cause: unknown) => Object.assign(error, { cause });

test.each<[error: unknown, fault: string]>([
  [notWhole("secret was altered", "a.zst"), "not-whole"],
  [noBackup("it is empty", "a.zst"), "foreign"],
  [noBackup("it is newer", "a.zst", "newer"), "newer"],
  [new ProcessEnded(), "other"],
  [new Stopped("the server stops"), "stopped"],
  [new AgeError("cut-off"), "not-whole"],
  [new AgeError("altered"), "not-whole"],
  [new AgeError("not-age"), "not-whole"],
  [new AgeError("wrong-key"), "locked"],
  [new AgeError("passphrase"), "locked"],
  [new BucketError("refused"), "bucket-refused"],
  [new BucketError("full"), "bucket-full"],
  [new BucketError("away"), "bucket-away"],
  [new BucketError("gone"), "bucket-away"],
  [coded("ENOSPC"), "disk-full"],
  [coded("SQLITE_FULL"), "disk-full"],
  [new Error("odd", { cause: coded("EDQUOT") }), "disk-full"],
  [new DomainError("disk-full"), "disk-full"],
  [new DomainError("pictures-away", { retryAfterS: 5 }), "bucket-away"],
  [causedBy(new DomainError("backup-elsewhere"), new BucketError("refused")), "bucket-refused"],
  [new DomainError("backup-elsewhere"), "other"],
  [new DomainError("not-found"), "other"],
  [new DatabaseError("unreachable", "host/db", "no answer"), "database"],
  [coded("SQLITE_CORRUPT"), "database"],
  [coded("EACCES"), "other"],
  ["text", "other"],
  [undefined, "other"],
])("%s is told as %s", (error, fault) => {
  expect(faultOf(error)).toBe(fault);
});

test("of a full disk it is told how full it was, and how full it is once what was half made is gone", () => {
  const folder = temporaryFolder();
  const full = (freeBytes: number) =>
    new BackupError("disk-full", "no room", { freeBytes, neededBytes: freeBytes + 10 });
  expect(toldOf(full(5))).toEqual({ fault: "disk-full", room: { freeBytes: 5, neededBytes: 15 } });
  expect(toldOf(new BackupError("other", "odd"))).toEqual({ fault: "other" });
  const { room } = toldAfter(full(0), folder);
  expect(room?.freeBytes).toBeGreaterThan(0);
  expect((room?.neededBytes ?? 0) - (room?.freeBytes ?? 0)).toBe(10);
  // More was free than is: somebody else has filled it.
  const before = { freeBytes: 1e18, neededBytes: 2e18 };
  expect(toldAfter(new BackupError("disk-full", "no room", before), folder).room).toEqual(before);
  expect(toldAfter(new BackupError("other", "odd", before), folder).room).toEqual(before);
});

test("pictures that cannot be read are told by where they lie; all else is told as it is", () => {
  const away = causedBy(new DomainError("pictures-away", { retryAfterS: 5 }), coded("EACCES"));
  const inFolder = aboutPictures(away, { S3: null });
  expect([faultOf(inFolder), String(inFolder)]).toEqual([
    "other",
    expect.stringContaining("(EACCES)"),
  ]);
  const inBucket = aboutPictures(away, { S3: {} as never });
  expect([faultOf(inBucket), String(inBucket)]).toEqual([
    "bucket-away",
    expect.stringContaining("The bucket with the pictures does not answer"),
  ]);
  for (const other of [new DomainError("not-found"), new Error("pictures-away"), "text"]) {
    expect(aboutPictures(other, { S3: null })).toBe(other);
  }
});
