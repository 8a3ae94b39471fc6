import { mkdtempSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { noteBackup } from "#server/backup/last-backup.ts";
import { type BackupNote, openShelf } from "#server/backup/shelf.ts";
import { createHouse } from "#server/desk/house.ts";
import { makeUser } from "#tests/support/make-user.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";

const NOTE: Omit<BackupNote, "name" | "at"> = {
  ...{ why: "night", broughtAt: null, bytes: 0, isLocked: false, hasSecrets: false, app: "1" },
  ...{ counts: null, fault: null, isInBucket: false },
};
const noteOn = (day: string) => ({
  ...{ name: `rihla-2026-11-${day}T02-10-00Z.tar.zst`, at: `2026-11-${day}T02:10:00.000Z` },
});

async function open() {
  const { site, db } = await openTestSite();
  const folder = mkdtempSync(path.join(tmpdir(), "house-"));
  const house = createHouse({ db, outbox: site.outbox, dataFolder: folder });
  const registered = async (at: string) => {
    await makeUser({ db });
    await db.updateTable("staff").set({ createdAt: at }).execute();
  };
  return { house, db, folder, registered };
}

test("a site that nobody owns needs no backup; an owned one within a week", async () => {
  const { house, registered } = await open();
  expect(await house.backupLines("2026-11-25")).toEqual([]);
  await registered("2026-11-18T00:00:00.000Z");
  expect(await house.backupLines("2026-11-24")).toEqual([]);
  expect(await house.backupLines("2026-11-25")).toMatchObject([{ what: "backup-old", day: "" }]);
  await registered("2026-11-18T08:00:00.000Z");
  expect(await house.backupLines("2026-11-25")).toEqual([]);
  expect(await house.backupLines("2026-11-26")).toMatchObject([{ what: "backup-old", day: "" }]);
});

test("a backup that is a week old is too old; a new one ends that", async () => {
  const { house, registered, folder } = await open();
  await registered("2026-01-01T08:00:00.000Z");
  await noteBackup(folder, new Date("2026-11-10T20:00:00.000Z"));
  expect(await house.backupLines("2026-11-17")).toEqual([]);
  expect(await house.backupLines("2026-11-18")).toMatchObject([{ day: "2026-11-10" }]);
  await noteBackup(folder, new Date("2026-11-18T20:00:00.000Z"));
  expect(await house.backupLines("2026-11-18")).toEqual([]);
  expect(await house.state()).toMatchObject({ backupAt: "2026-11-18T20:00:00.000Z" });
});

test("what a clock that was ahead calls made is not made yet, neither the one that is whole nor the one that failed", async () => {
  const { house, registered, folder } = await open();
  await registered("2026-01-01T08:00:00.000Z");
  const at = "2126-11-25T02:10:00.000Z";
  const ahead = { at, why: "night", broughtAt: null, bytes: 0, isLocked: false } as const;
  const rest = { hasSecrets: false, app: "1", counts: null, isInBucket: false };
  const name = (hour: string) => `rihla-2126-11-25T${hour}-10-00Z.tar.zst`;
  await openShelf(folder).note({ ...ahead, ...rest, name: name("02"), fault: null });
  await noteBackup(folder, new Date(at));
  await openShelf(folder).note({ ...ahead, ...rest, name: name("03"), fault: "disk-full" });
  expect(await house.state()).toMatchObject({ backupAt: null, isBackupFailing: false });
  expect(await house.backupLines("2026-11-25")).toMatchObject([{ what: "backup-old", day: "" }]);
});

test("a note that nobody can read is none", async () => {
  const { house, registered, folder } = await open();
  await registered("2026-01-01T08:00:00.000Z");
  for (const text of ["", "{", "[]", '{"at":5}', '{"at":"soon"}']) {
    writeFileSync(path.join(folder, "last-backup.json"), text);
    expect(await house.backupLines("2026-11-25")).toMatchObject([{ what: "backup-old" }]);
  }
});

test("one that failed is told until one is whole; a file that was brought is none of ours", async () => {
  const { house, registered, folder } = await open();
  await registered("2026-11-17T08:00:00.000Z");
  const shelf = openShelf(folder);
  const note = (day: string, said: Partial<BackupNote>) =>
    shelf.note({ ...NOTE, ...noteOn(day), ...said });
  await note("18", {});
  await note("19", { fault: "disk-full" });
  await note("20", { fault: "disk-full" });
  await note("21", { why: "brought" });
  expect(await house.backupLines("2026-11-22")).toMatchObject([
    { what: "backup-failed", href: "/admin/settings/backups", at: "2026-11-20T02:10:00.000Z" },
  ]);
  expect(await house.state()).toMatchObject({
    ...{ backupAt: "2026-11-18T02:10:00.000Z", isBackupFailing: true },
  });
  expect((await house.backupLines("2026-11-26")).map(({ what }) => what)).toEqual([
    "backup-failed",
    "backup-old",
  ]);
  // Made by hand, to another place.
  await noteBackup(folder, new Date("2026-11-22T20:00:00.000Z"));
  expect(await house.backupLines("2026-11-26")).toEqual([]);
  expect(await house.state()).toMatchObject({ isBackupFailing: false });
});

test("one that the bucket did not take is told until it is there, or a newer one is", async () => {
  const { house, registered, folder } = await open();
  await registered("2026-11-17T08:00:00.000Z");
  const shelf = openShelf(folder);
  const note = (day: string, said: Partial<BackupNote>) =>
    shelf.note({ ...NOTE, ...noteOn(day), ...said });
  await note("18", { unsent: "bucket-full" });
  expect(await house.backupLines("2026-11-19")).toMatchObject([
    { what: "backup-unsent", href: "/admin/settings/backups", at: "2026-11-18T02:10:00.000Z" },
  ]);
  expect(await house.state()).toMatchObject({ isBackupFailing: false, isBackupUnsent: true });
  await note("19", { fault: "disk-full" });
  expect((await house.backupLines("2026-11-19")).map(({ what }) => what)).toEqual([
    "backup-failed",
    "backup-unsent",
  ]);
  await note("20", { isInBucket: true });
  expect(await house.backupLines("2026-11-21")).toEqual([]);
  expect(await house.state()).toMatchObject({ isBackupUnsent: false });
});

test("a folder of backups that cannot be read is told of like one that failed; the rest of the house stands", async () => {
  const { house, registered, folder } = await open();
  await registered("2026-11-25T08:00:00.000Z");
  await noteBackup(folder, new Date("2026-11-25T20:00:00.000Z"));
  writeFileSync(path.join(folder, "backups"), "no folder");
  expect(await house.backupLines("2026-11-26")).toMatchObject([{ what: "backup-failed" }]);
  expect(await house.state()).toMatchObject({
    ...{ backupAt: "2026-11-25T20:00:00.000Z", isBackupFailing: true, stuckMails: 0 },
  });
});

test("how large the disk is and how much of it is free is said in bytes, of a folder that is there", async () => {
  const { site, db } = await openTestSite();
  const { folder } = await open();
  const room = async (dataFolder: string | null) => {
    const house = createHouse({ db, outbox: site.outbox, dataFolder });
    const { freeBytes, diskBytes } = await house.state();
    return { freeBytes, diskBytes };
  };
  const { blocks, bsize } = statfsSync(folder);
  const { freeBytes, diskBytes } = await room(folder);
  expect([diskBytes, (freeBytes ?? 1) % bsize]).toEqual([blocks * bsize, 0]);
  const unknown = { freeBytes: null, diskBytes: null };
  expect([await room(path.join(folder, "gone")), await room(null)]).toEqual([unknown, unknown]);
});

test("a colleague who comes later changes nothing about when the first backup is due", async () => {
  const { house, db, registered } = await open();
  await registered("2026-11-10T08:00:00.000Z");
  const { _id } = await makeUser({ db });
  const createdAt = "2026-11-24T08:00:00.000Z";
  await db.updateTable("staff").set({ createdAt }).where("id", "=", _id).execute();
  expect(await house.backupLines("2026-11-25")).toMatchObject([{ what: "backup-old" }]);
});
