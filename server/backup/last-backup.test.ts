import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { lastBackup, noteBackup, noteForNodes } from "./last-backup.ts";
import { type BackupNote, openShelf } from "./shelf.ts";

const HOUR_MS = 3_600_000;
const NOW = Date.now();
const hoursAgo = (hours: number) => new Date(NOW - hours * HOUR_MS).toISOString();

async function open() {
  const { db, place } = await openTestSite();
  const folder = place.DATA_DIR;
  const shelf = openShelf(folder);
  /** One of some hours ago. */
  const made = (hours: number, more: Partial<BackupNote> = {}) => {
    const at = hoursAgo(hours);
    const name = `rihla-${at.slice(0, 19).replaceAll(":", "-")}Z.tar.zst`;
    return shelf.note({
      ...{ name, at, why: "night", broughtAt: null, bytes: 1, isLocked: false, app: "1" },
      ...{ hasSecrets: false, counts: null, fault: null, isInBucket: true, ...more },
    });
  };
  return { db, folder, shelf, made, last: () => lastBackup(db, folder) };
}

const NOTHING = { wholeAt: null, failedAt: null, unsentAt: null };

test("the last that is whole is the newest of those here, noted here, or made on another node", async () => {
  const { db, folder, made, last } = await open();
  expect(await last()).toEqual(NOTHING);
  await made(9, { why: "brought" });
  expect(await last()).toEqual(NOTHING);
  await made(8);
  expect(await last()).toEqual({ ...NOTHING, wholeAt: hoursAgo(8) });
  await noteBackup(folder, new Date(hoursAgo(7)));
  expect(await last()).toEqual({ ...NOTHING, wholeAt: hoursAgo(7) });
  await noteForNodes(db, hoursAgo(6));
  expect(await last()).toEqual({ ...NOTHING, wholeAt: hoursAgo(6) });
  await made(5, { unsent: "bucket-away" });
  expect(await last()).toEqual({ wholeAt: hoursAgo(5), failedAt: null, unsentAt: hoursAgo(5) });
  // Of a clock that was ahead.
  await made(-1);
  await made(-2, { fault: "disk-full" });
  expect(await last()).toEqual({ wholeAt: hoursAgo(5), failedAt: null, unsentAt: hoursAgo(5) });
});

test("the newest that did not finish is told until one is whole", async () => {
  const { db, made, last } = await open();
  await made(9);
  await made(8, { fault: "not-whole" });
  await made(7, { fault: "disk-full" });
  expect(await last()).toEqual({ ...NOTHING, wholeAt: hoursAgo(9), failedAt: hoursAgo(7) });
  await noteForNodes(db, hoursAgo(6));
  expect(await last()).toEqual({ ...NOTHING, wholeAt: hoursAgo(6) });
});

test("a folder of backups that cannot be read is told, and what is noted elsewhere counts", async () => {
  const { db, folder, shelf, last } = await open();
  shelf.makeFolder();
  rmSync(path.join(folder, "backups"), { recursive: true });
  writeFileSync(path.join(folder, "backups"), "no folder");
  await noteForNodes(db, hoursAgo(6));
  const { wholeAt, failedAt, unsentAt } = await last();
  expect([wholeAt, unsentAt]).toEqual([hoursAgo(6), null]);
  expect(Date.parse(failedAt ?? "")).toBeGreaterThan(NOW - HOUR_MS);
});
