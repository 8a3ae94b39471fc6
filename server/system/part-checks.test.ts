import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { createParts, type PartDeps } from "./part-checks.ts";

const SIGNAL = new AbortController().signal;
const DAY_MS = 86_400_000;
const GIGABYTE = 1024 ** 3;

type House = Partial<Awaited<ReturnType<PartDeps["site"]["house"]["state"]>>>;

/** @param aheadS by how much the clock of the database is ahead of ours */
function partsOf({ aheadS = 0, ...house }: House & { aheadS?: number }) {
  const now = async () => new Date(Date.now() + aheadS * 1000).toISOString();
  const state = async () => ({
    ...{ backupAt: null, isBackupFailing: false, isBackupUnsent: false },
    ...{ freeBytes: 50 * GIGABYTE, diskBytes: 100 * GIGABYTE },
    ...house,
  });
  return createParts({
    site: { house: { state } },
    database: { now, engine: "SQLite" },
    mailRoom: { isSending: false },
    env: { PUBLIC_URL: "https://rihla.example", DATA_DIR: temporaryFolder() },
  } as never);
}

test.each([
  [0, "clock-right"],
  [-1.6, "clock-right"],
  [4, "clock-off"],
  [-4, "clock-off"],
])("a clock of the database that is %s seconds ahead: %s", async (aheadS, what) => {
  const { clock } = partsOf({ aheadS });
  expect((await clock.check?.("", SIGNAL))?.what).toBe(what);
});

const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

test.each([
  [{}, "backups-none"],
  [{ backupAt: ago(1) }, "backups-fresh"],
  [{ backupAt: ago(6.9) }, "backups-fresh"],
  [{ backupAt: ago(7.1) }, "backups-old"],
  [{ backupAt: ago(1), isBackupUnsent: true }, "backups-unsent"],
  [{ backupAt: ago(1), isBackupFailing: true, isBackupUnsent: true }, "backups-failed"],
])("backups that stand so %j are told as %s", async (house, what) => {
  expect((await partsOf(house).backups.look()).what).toBe(what);
});

test.each([
  [0.9, 5, "disk-tight"],
  [4, 30, "disk-room"],
  [4, 50, "disk-tight"],
  [6, 100, "disk-room"],
  [null, null, "disk-unknown"],
])("%s GB of %s GB that are free: %s", async (free, all, what) => {
  const bytes = (gigabytes: number | null) => gigabytes && gigabytes * GIGABYTE;
  const { disk } = partsOf({ freeBytes: bytes(free), diskBytes: bytes(all) });
  expect((await disk.look()).what).toBe(what);
});
