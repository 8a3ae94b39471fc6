import { closeSync, openSync, readdirSync, rmSync, statSync, writeSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { secretFile } from "#server/data-folder/secret.ts";
import { createHouse } from "#server/desk/house.ts";
import { queueBackupFailed } from "#server/mail/backup-failed.ts";
import { envAt } from "#tests/support/backups.ts";
import { catchLog } from "#tests/support/catch-log.ts";
import { makeUser } from "#tests/support/make-user.ts";
import { MEGABYTE, noisePictures } from "#tests/support/noise-pictures.ts";
import { openTestMail } from "#tests/support/open-test-mail.ts";
import { createBackupWork } from "./backup-work.ts";
import { createBackups } from "./backups.ts";
import { openShelf } from "./shelf.ts";

const HOUR_MS = 3_600_000;

/** A site whose secret is gone, so that no backup of it can be made. */
async function open({ owned = true, isLost = true } = {}) {
  const opened = await openTestMail();
  const { db, site, place } = opened;
  if (isLost && place.DATABASE_URL) await db.deleteFrom("sharedSecret").execute();
  else if (isLost) rmSync(secretFile(place.DATA_DIR));
  const owner = owned ? await makeUser({ db }) : null;
  const desk = createBackupWork();
  const { log } = catchLog();
  const backups = createBackups({
    db,
    site,
    desk,
    version: "0",
    secret: "s",
    log,
    env: envAt(place),
  });
  const nightAt = (hours: number) => backups.night(Date.now() + hours * HOUR_MS);
  const told = async () => (await opened.mails()).filter(({ kind }) => kind === "backup-failed");
  return { ...opened, owner, desk, backups, nightAt, told };
}

test("of a night without a backup the owner gets one mail a day, which says why and what to do", async () => {
  const { nightAt, told, owner, mailRoom, site, backups } = await open();
  await expect(nightAt(2)).rejects.toThrow();
  expect((await backups.state()).backups).toMatchObject([{ why: "night", fault: "other" }]);
  await expect(nightAt(4)).rejects.toThrow();
  const [mail, ...others] = await told();
  expect([mail?.to, others]).toEqual([owner?.email, []]);
  const row = await site.outbox.find(mail?._id ?? "");
  const letter = row && (await mailRoom.compose(row));
  expect(letter?.subject).toContain("the backup of tonight did not finish");
  expect(letter?.text).toContain("something unforeseen happened");
  expect(letter?.text).toContain("The log of the server says more.");
  expect(letter?.text).toContain("Last whole one: None yet");
  expect(letter?.text).toContain("https://rihla.example/admin/settings/backups");
  await expect(nightAt(30)).rejects.toThrow();
  expect(await told()).toHaveLength(2);
});

/** As a disk does that keeps something else than it was given. */
async function spoilOnDisk(shelf: string, signal: AbortSignal): Promise<void> {
  for (; !signal.aborted; await wait(1)) {
    const work = readdirSync(shelf, { withFileTypes: true }).find((one) => one.isDirectory());
    const archive = path.join(shelf, work?.name ?? "none", "archive");
    if ((statSync(archive, { throwIfNoEntry: false })?.size ?? 0) < 10 * MEGABYTE) continue;
    const file = openSync(archive, "r+");
    writeSync(file, Buffer.from("spoilt"), 0, 6, 6 * MEGABYTE);
    closeSync(file);
    return;
  }
}

test("one that is not whole when it is tried is not kept: that is said in the list, by mail, and under Needs attention", async () => {
  const opened = await open({ isLost: false });
  const { db, site, dataFolder, nightAt, told, mailRoom, backups } = opened;
  await noisePictures(site, dataFolder, 40);
  const shelf = openShelf(dataFolder);
  shelf.makeFolder();
  const over = new AbortController();
  const spoiling = spoilOnDisk(shelf.at(""), over.signal);
  const night = nightAt(2).finally(() => over.abort());
  await expect(night).rejects.toMatchObject({ fault: "not-whole" });
  await spoiling;
  expect((await backups.state()).backups).toMatchObject([
    { why: "night", fault: "not-whole", isHere: false },
  ]);
  expect(readdirSync(shelf.at(""))).toEqual([expect.stringMatching(/^rihla-.*\.json$/)]);
  const [mail, ...others] = await told();
  expect(others).toEqual([]);
  const row = await site.outbox.find(mail?._id ?? "");
  const letter = row && (await mailRoom.compose(row));
  expect(letter?.text).toContain("it was not whole");
  const house = createHouse({ db, outbox: site.outbox, dataFolder });
  const today = new Date().toISOString().slice(0, 10);
  expect(await house.backupLines(today)).toMatchObject([
    { what: "backup-failed", href: "/admin/settings/backups" },
  ]);

  expect(await nightAt(4)).toBe(true);
  expect(await house.backupLines(today)).toEqual([]);
});

test("of a full disk the mail says how full it is", async () => {
  const { db, owner, told, mailRoom, site } = await open();
  const room = { freeBytes: 14 * 1024 * 1024, neededBytes: 230 * 1024 * 1024 };
  expect(await queueBackupFailed(db, owner?.email ?? "", { fault: "disk-full", room })).toBe(true);
  const [mail] = await told();
  const row = await site.outbox.find(mail?._id ?? "");
  const letter = row && (await mailRoom.compose(row));
  expect(letter?.text).toContain(
    "The disk of the server has 14.0 MB left; at least 230.0 MB must be free.",
  );
});

test("a server that stops meanwhile tells nobody", async () => {
  const { nightAt, told, desk, backups } = await open({ isLost: false });
  const night = nightAt(2);
  await expect.poll(() => desk.now()).not.toBe(null);
  await desk.stop();
  await expect(night).rejects.toThrow("the server stops");
  expect(await told()).toEqual([]);
  expect((await backups.state()).backups).toEqual([]);
});

test("nobody owns the site: nothing is made, nobody is told", async () => {
  const { nightAt, told } = await open({ owned: false });
  expect(await nightAt(2)).toBe(false);
  expect(await told()).toEqual([]);
});
