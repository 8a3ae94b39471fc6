import { expect, test } from "vitest";
import { createLibrary } from "#server/media/library.ts";
import { openMediaStorage } from "#server/media/storage.ts";
import { backUp, envAt, UNWATCHED } from "#tests/support/backups.ts";
import { makeUser } from "#tests/support/make-user.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { type Meddle, startS3Proxy } from "#tests/support/s3-proxy.ts";
import { whileFilesStay } from "./files-stay.ts";
import { restoreBackup } from "./restore-backup.ts";

const stemOf = (digit: string) => `${digit.repeat(20)}-90x60-aabbcc`;
const [FIRST, LAST] = [stemOf("0"), stemOf("1")];
const HELD_MS = 300_000;

/** Two pictures in a bucket that two nodes share; what the second node does is done on its own. */
async function open(meddle: Meddle = () => false) {
  const { db, site, place } = await openTestSite();
  const { settings: S3 } = await startS3Proxy(meddle);
  const env = { ...envAt(place), S3 };
  const storage = await openMediaStorage(env);
  const by = { by: (await makeUser({ db }))._id };
  const words = { name: "a.jpg", width: 90, height: 60, bytes: 9, alt: "", decorative: true };
  const ids: string[] = [];
  for (const stem of [FIRST, LAST]) {
    await site.media.begin({ stem, hash: stem.slice(0, 20), extension: "jpg", ...words });
    ids.push((await site.media.finish(stem, by))._id);
    await storage.put(`${stem}/original`, Buffer.from(stem), "application/octet-stream");
  }
  const other = createLibrary({ records: site.media, storage, dataFolder: place.DATA_DIR });
  const remove = async () => {
    await other.remove(ids[0] ?? "", by);
    // It has its turn after the files.
    await other.removeKept();
  };
  const left = async () => (await storage.list(FIRST)).length;
  /** Days later. */
  const tidy = async () => {
    const updatedAt = new Date(Date.now() - 2 * HELD_MS).toISOString();
    await db.updateTable("media").set({ updatedAt }).where("isReady", "=", 0).execute();
    await other.tidy({ isAlone: false });
  };
  return { env, remove, left, tidy };
}

test("files of a picture that another node removes go at once, but for those that are copied", async () => {
  const { env, remove, left, tidy } = await open();
  await whileFilesStay(env, async () => {
    // As many as copy them.
    await whileFilesStay(env, remove);
    await tidy();
    expect(await left()).toBe(1);
  });
  await tidy();
  expect(await left()).toBe(0);
});

test("without anybody who copies them they go at once", async () => {
  const { remove, left } = await open();
  await remove();
  expect(await left()).toBe(0);
});

test("a picture that another node removes while it is put back has its files afterwards", async () => {
  let whileLastIsBrought = async () => {};
  const { env, remove, left, tidy } = await open(async ({ what, key }) => {
    const isLast = what === "GET list-type" && key === "" && listed++ > 0;
    if (isLast) await whileLastIsBrought();
    return false;
  });
  let listed = 0;
  const backup = await backUp(env);
  whileLastIsBrought = async () => {
    whileLastIsBrought = async () => {};
    await remove();
  };
  listed = 0;
  await restoreBackup(backup, env, UNWATCHED);
  await tidy();
  expect(await left()).toBe(1);
});
