import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { noteBackup } from "#server/backup/last-backup.ts";
import { createHouse } from "#server/desk/house.ts";
import { makeUser } from "#tests/support/make-user.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";

async function open({ isOwn = true } = {}) {
  const { site, db } = await openTestSite();
  const folder = mkdtempSync(path.join(tmpdir(), "house-"));
  const backedUpFrom = isOwn ? folder : null;
  const house = createHouse({ db, outbox: site.outbox, backedUpFrom, dataFolder: folder });
  const registered = async (at: string) => {
    await makeUser({ db });
    await db.updateTable("staff").set({ createdAt: at }).execute();
  };
  return { house, folder, registered };
}

test("a site that nobody owns needs no backup; an owned one within a week", async () => {
  const { house, registered } = await open();
  expect(await house.backupLines("2026-11-25")).toEqual([]);
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

test("a note that nobody can read is none", async () => {
  const { house, registered, folder } = await open();
  await registered("2026-01-01T08:00:00.000Z");
  for (const text of ["", "{", "[]", '{"at":5}', '{"at":"soon"}']) {
    writeFileSync(path.join(folder, "last-backup.json"), text);
    expect(await house.backupLines("2026-11-25")).toMatchObject([{ what: "backup-old" }]);
  }
});

test("of a database elsewhere backups are no business of ours", async () => {
  const { house, registered } = await open({ isOwn: false });
  await registered("2026-01-01T08:00:00.000Z");
  expect(await house.backupLines("2026-11-25")).toEqual([]);
  const state = await house.state();
  expect(state).toMatchObject({ hasOwnBackups: false, backupAt: null, stuckMails: 0 });
  expect(state.freeBytes).toBeGreaterThan(0);
});
