import { cpSync, existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { boot } from "#server/boot.ts";
import { readSecret } from "#server/data-folder/secret.ts";
import { backUp } from "#tests/support/backups.ts";
import { MEGABYTE, noisePictures } from "#tests/support/noise-pictures.ts";
import { startCommand } from "#tests/support/run-command.ts";
import { fillDisk, freeDisk, mayMount, smallDisk, unmount } from "#tests/support/small-disk.ts";
import { testPlace } from "#tests/support/test-place.ts";

const PICTURES = 40;

/** A site whose folder is a disk of its own, and what its rows and files are. */
async function open() {
  const { DATA_DIR: made, ...database } = await testPlace("demo");
  const DATA_DIR = smallDisk("300m");
  onTestFinished(() => unmount(DATA_DIR));
  cpSync(made, DATA_DIR, { recursive: true });
  const place = { DATA_DIR, ...database };
  if (!place.DATABASE_URL) readSecret(DATA_DIR);
  const { db, site } = await boot({ ...place, SEED_DEMO: false });
  const end = () => db.destroy();
  onTestFinished(end);
  await noisePictures(site, DATA_DIR, PICTURES);
  const state = async () => {
    const now = await boot({ ...place, SEED_DEMO: false });
    const posts = await now.site.blog.list({ limit: 100, offset: 0 });
    await now.db.destroy();
    return {
      files: readdirSync(DATA_DIR).filter((name) => !/^(rihla\.sqlite-|server\.lock)/.test(name)),
      pictures: readdirSync(path.join(DATA_DIR, "media")).length,
      posts,
    };
  };
  return { place, site, end, state, backups: path.join(DATA_DIR, "backups") };
}

/** Bytes of what is made in a folder of that name. */
function bytesIn(folder: string, name: RegExp): number {
  if (!existsSync(folder)) return 0;
  const made = readdirSync(folder).find((one) => name.test(one));
  if (!made) return 0;
  return readdirSync(path.join(folder, made), { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .reduce((sum, one) => sum + sizeOf(path.join(one.parentPath, one.name)), 0);
}

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** Runs a command, and takes all room once it has written so much of what it makes. */
async function fillAmid(
  command: ReturnType<typeof startCommand>,
  disk: string,
  made: () => number,
) {
  let isOver = false;
  const over = command.ended.finally(() => {
    isOver = true;
  });
  while (!isOver && made() < (PICTURES / 4) * MEGABYTE) await wait(1);
  command.signal("SIGSTOP");
  // What it was writing when it was stopped may still come.
  await wait(100);
  fillDisk(disk);
  command.signal("SIGCONT");
  return over;
}

const NO_ROOM =
  /^There is no room for this: \d+ MB are missing\. Nothing was changed: make room on the disk, then try again\.\n/;
const FULL = /^The disk is full\. Make room on it, then start again\.\n/;

test.skipIf(!mayMount)(
  "a disk that fills while a backup is made: nothing of it is left, and it is said; with room it is made",
  async () => {
    const { place, state, backups } = await open();
    const before = await state();
    const command = startCommand("server/cli/backup.ts", place);
    const made = () => bytesIn(backups, /unfinished/);
    const { code, stdout, stderr } = await fillAmid(command, place.DATA_DIR, made);
    expect([code, stdout, stderr]).toEqual([1, "", expect.stringMatching(FULL)]);
    freeDisk(place.DATA_DIR);
    expect(await state()).toEqual({ ...before, files: [...before.files, "backups"].toSorted() });
    expect(readdirSync(backups)).toEqual([expect.stringMatching(/^rihla-.*\.json$/)]);
    const again = await startCommand("server/cli/backup.ts", place).ended;
    expect([again.code, again.stderr]).toEqual([0, ""]);
  },
);

test.skipIf(!mayMount)(
  "a disk that fills while a backup is put back: the site is as it was, and it is said; with room it is put back",
  async () => {
    const { place, site, end, state } = await open();
    const backup = await backUp(place);
    const there = await state();
    const [post] = await site.blog.list({ limit: 1, offset: 0 });
    await site.blog.remove(post?._id ?? "", { by: null });
    await end();
    const before = await state();
    const command = startCommand("server/cli/restore.ts", place, backup);
    const made = () => bytesIn(place.DATA_DIR, /^restoring-/);
    const { code, stdout, stderr } = await fillAmid(command, place.DATA_DIR, made);
    expect([code, stdout, stderr]).toEqual([1, "", expect.stringMatching(NO_ROOM)]);
    freeDisk(place.DATA_DIR);
    expect(await state()).toEqual(before);
    const again = await startCommand("server/cli/restore.ts", place, backup).ended;
    expect([again.code, again.stderr]).toEqual([0, ""]);
    const { posts, pictures } = await state();
    expect({ posts, pictures }).toMatchObject({ posts: there.posts, pictures: there.pictures });
  },
);
