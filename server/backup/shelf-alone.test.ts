import { writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { UNWATCHED } from "#tests/support/backups.ts";
import { catchLog } from "#tests/support/catch-log.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { openSecondShelf } from "./second-shelf.ts";
import { type BackupNote, openShelf } from "./shelf.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const { signal } = UNWATCHED;

function open() {
  const shelf = openShelf(temporaryFolder());
  const { log, lines } = catchLog();
  const second = openSecondShelf({ S3: null }, shelf, log);
  /** One of some days ago. */
  const made = async (daysAgo: number, more: Partial<BackupNote> = {}) => {
    const at = new Date(Date.now() - daysAgo * DAY_MS).toISOString();
    const name = `rihla-${at.slice(0, 19).replaceAll(":", "-")}Z.tar.zst`;
    await shelf.note({
      ...{ name, at, why: "night", broughtAt: null, bytes: 4, isLocked: false, app: "1" },
      ...{ hasSecrets: false, counts: null, fault: null, isInBucket: false, ...more },
    });
    if (!more.fault) writeFileSync(shelf.at(name), "file");
    return name;
  };
  return { shelf, second, made, lines };
}

test("without a bucket what is made lies on the shelf alone: nothing is sent, and nothing is waited for", async () => {
  const { shelf, second, made, lines } = open();
  const name = await made(1, { unsent: "bucket-full" });
  expect(second.isThere).toBe(false);
  expect(await second.put(name, UNWATCHED)).toBe(false);
  await second.putAgain(signal);
  await second.look(signal);
  expect(shelf.find(name)?.unsent).toBe("bucket-full");
  await second.fetch(name, UNWATCHED);
  const failed = await made(2, { fault: "disk-full" });
  for (const gone of ["rihla-2020-01-01T00-00-00Z.tar.zst", failed]) {
    await expect(second.fetch(gone, UNWATCHED)).rejects.toMatchObject({ code: "backup-elsewhere" });
  }
  await second.remove(name, signal);
  expect([shelf.find(name), lines]).toEqual([null, []]);
});

test("what is kept no longer is removed, what is kept stays", async () => {
  const { shelf, second, made, lines } = open();
  const names = [];
  for (let day = 0; day < 10; day++) names.push(await made(day));
  await second.tidy({ timeZone: "UTC", signal });
  const left = new Set(shelf.list().map(({ name }) => name));
  expect(names.slice(0, 7).every((name) => left.has(name))).toBe(true);
  // Of three days one may be the last of its week, and one of its month.
  expect(left.size).toBeLessThan(10);
  expect(lines).toEqual([]);
});

test("of several nodes one makes the backup of a night; another does an hour later", async () => {
  const { db } = await openTestSite();
  const { second } = open();
  const now = Date.parse("2026-11-25T02:10:00.000Z");
  expect([
    await second.isMyNight(db, now),
    await second.isMyNight(db, now),
    await second.isMyNight(db, now + HOUR_MS - 1),
    await second.isMyNight(db, now + HOUR_MS + 1),
  ]).toEqual([true, false, false, true]);
});
