import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { expect, onTestFinished, test, vi } from "vitest";
import { readSecret } from "#server/data-folder/secret.ts";
import type { Env } from "#server/env.ts";
import { envAt } from "#tests/support/backups.ts";
import { catchLog } from "#tests/support/catch-log.ts";
import { makeUser } from "#tests/support/make-user.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { createBackupWork } from "./backup-work.ts";
import { createBackups } from "./backups.ts";
import { openShelf } from "./shelf.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const ZONE = "Asia/Dhaka";

const clockAt = (ms: number) =>
  new Intl.DateTimeFormat("en-GB", { timeZone: ZONE, hour: "2-digit", minute: "2-digit" }).format(
    ms,
  );

type Options = { startedAgoMs?: number; isOwned?: boolean; S3?: Env["S3"] };

/** A site whose backup of the night was due a minute ago. */
async function open({ startedAgoMs = HOUR_MS, isOwned = true, S3 = null }: Options = {}) {
  const { db, site, place, dataFolder } = await openTestSite({ demo: true });
  if (!place.DATABASE_URL) readSecret(dataFolder);
  if (isOwned) await makeUser({ db });
  const { log, lines } = catchLog();
  const now = Date.now();
  const begin = () =>
    createBackups({
      ...{ db, site, log, version: "1", secret: "s", desk: createBackupWork() },
      env: { ...envAt(place), S3 },
      startedAt: now - startedAgoMs,
    });
  const backups = begin();
  await backups.plan.set({ isOn: true, at: clockAt(now - MINUTE_MS) }, { by: null });
  return { ...{ db, site, backups, begin, now, lines }, shelf: openShelf(dataFolder) };
}

test("it is made once when its time has come, and again the night after", async () => {
  const { backups, shelf, now } = await open();
  expect(await backups.night(now - 2 * MINUTE_MS)).toBe(false);
  expect(await backups.night(now)).toBe(true);
  expect(await backups.night(now)).toBe(false);
  expect(await backups.night(now + 12 * HOUR_MS)).toBe(false);
  expect(await backups.night(now + DAY_MS)).toBe(true);
  expect(shelf.list().map(({ why, fault }) => [why, fault])).toEqual([
    ["night", null],
    ["night", null],
  ]);
});

test("switched off, or of a site that nobody owns, none is made", async () => {
  const { backups, now } = await open();
  await backups.plan.set({ isOn: false, at: "02:10" }, { by: null });
  expect(await backups.night(now + 3 * DAY_MS)).toBe(false);
  const ownerless = await open({ isOwned: false });
  expect(await ownerless.backups.night(now)).toBe(false);
});

test("a server that just started waits for the night; one that was off at night catches up", async () => {
  const { backups, begin, now } = await open({ startedAgoMs: 10 });
  expect(await backups.night(now)).toBe(false);
  expect(await backups.night(now + DAY_MS)).toBe(true);
  expect(await begin().night(now + DAY_MS)).toBe(false);
  expect(await begin().night(now + 3 * DAY_MS)).toBe(true);
});

test("a server that started while its clock was ahead makes them as soon as it is right", async () => {
  const { backups, now } = await open({ startedAgoMs: -40 * DAY_MS });
  vi.spyOn(process, "uptime").mockReturnValue(2);
  onTestFinished(() => void vi.restoreAllMocks());
  expect(await backups.night(now)).toBe(false);
  vi.spyOn(process, "uptime").mockReturnValue(DAY_MS / 1000);
  expect(await backups.night(now + DAY_MS)).toBe(true);
});

test("one that failed is tried again an hour later, and stands in the list until then", async () => {
  const { db, backups, shelf, now } = await open();
  await backups.plan.lock("age1nobody", { by: null });
  await expect(backups.night(now)).rejects.toMatchObject({ fault: "locked" });
  expect(shelf.list()).toMatchObject([{ why: "night", fault: "locked", isHere: false }]);
  expect((await backups.state()).lastEnd).toMatchObject({ what: "backup", fault: "locked" });
  await backups.plan.lock(null, { by: null });
  await db.deleteFrom("duty").execute();
  expect(await backups.night(now + 50 * MINUTE_MS)).toBe(false);
  expect(await backups.night(now + 61 * MINUTE_MS)).toBe(true);
});

test("one that was brought is none of this site's: that of the night is made all the same", async () => {
  const { backups, shelf, now } = await open();
  shelf.makeFolder();
  await shelf.note({
    ...{ name: "rihla-2019-01-01T02-10-00Z.tar.zst", at: new Date(now).toISOString(), bytes: 1 },
    ...{ why: "brought", broughtAt: new Date(now).toISOString(), counts: null, app: "0" },
    ...{ isLocked: false, hasSecrets: false, fault: null, isInBucket: false },
  });
  expect(await backups.night(now)).toBe(true);
});

test("of two nodes one makes it", async () => {
  const { begin, shelf, now } = await open();
  const made = await Promise.all([begin().night(now), begin().night(now)]);
  expect(made.toSorted()).toEqual([false, true]);
  expect(shelf.list()).toHaveLength(1);
});

test("what is kept no longer goes, once the clock can be trusted; what is not ours stays", async () => {
  const { db, backups, shelf, now } = await open();
  const months = Array.from({ length: 20 }, (_, index) => new Date(Date.UTC(2019, index, 5)));
  const nameOf = (month: Date) => `rihla-${month.toISOString().slice(0, 10)}T02-10-00Z.tar.zst`;
  const [oldest = "", ...others] = months.map(nameOf);
  shelf.makeFolder();
  for (const month of months) {
    writeFileSync(shelf.at(nameOf(month)), "x");
    await shelf.note({
      ...{ name: nameOf(month), at: month.toISOString(), why: "night", bytes: 1, counts: null },
      ...{ isLocked: false, hasSecrets: false, app: "0", fault: null, isInBucket: false },
      broughtAt: null,
    });
  }
  for (const name of ["notes.txt", "rihla-old.tar.zst"]) writeFileSync(shelf.at(name), "x");
  expect(await backups.night(now)).toBe(true);
  expect(existsSync(shelf.at(oldest))).toBe(true);
  const trustClockSeenAt = async (ms: number) => {
    const row = { seenAt: new Date(ms).toISOString(), steadyMs: DAY_MS };
    await db
      .insertInto("clock")
      .values({ id: 1, ...row, behindSince: null, newestAt: null })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
      .execute();
  };
  // It was trusted until it jumped ahead a moment ago.
  await trustClockSeenAt(now - 40 * DAY_MS);
  expect(await backups.night(now + DAY_MS)).toBe(true);
  expect(existsSync(shelf.at(oldest))).toBe(true);
  await trustClockSeenAt(Date.now());
  expect(await backups.night(now + 2 * DAY_MS)).toBe(true);
  const names = readdirSync(shelf.at(""));
  expect(names.filter((name) => name.startsWith(oldest))).toEqual([]);
  expect(names).toEqual(
    expect.arrayContaining([...others.slice(-11), "notes.txt", "rihla-old.tar.zst"]),
  );
});
