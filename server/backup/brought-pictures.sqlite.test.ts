import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { openMediaStorage } from "#server/media/storage.ts";
import { backUp, envAt, UNWATCHED } from "#tests/support/backups.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { startS3Server } from "#tests/support/s3-server.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { restoreBackup } from "./restore-backup.ts";

const stemOf = (digit: string) => `${digit.repeat(20)}-90x60-aabbcc`;
const [CAME, WAS_THERE] = [stemOf("0"), stemOf("1")];

/** A backup with two pictures, and a site whose bucket has one of them already. */
async function open() {
  const { site, dataFolder } = await openTestSite();
  const words = { name: "a.jpg", width: 90, height: 60, bytes: 9, alt: "", decorative: true };
  for (const stem of [CAME, WAS_THERE]) {
    await site.media.begin({ stem, hash: stem.slice(0, 20), extension: "jpg", ...words });
    await site.media.finish(stem, { by: null });
    mkdirSync(path.join(dataFolder, "media", stem), { recursive: true });
    writeFileSync(path.join(dataFolder, "media", stem, "original"), stem);
  }
  const backup = await backUp({ DATA_DIR: dataFolder });
  const env = { ...envAt({ DATA_DIR: temporaryFolder() }), S3: await startS3Server() };
  const bucket = await openMediaStorage(env);
  await bucket.put(`${WAS_THERE}/original`, Buffer.from(WAS_THERE), "application/octet-stream");
  const inBucket = async () =>
    Promise.all([CAME, WAS_THERE].map(async (stem) => bucket.list(stem)));
  return { backup, env, inBucket };
}

test("pictures of a backup lie in the bucket once it is in place", async () => {
  const { backup, env, inBucket } = await open();
  expect(await restoreBackup(backup, env, UNWATCHED)).toMatchObject({ pictures: 2, lost: [] });
  expect(await inBucket()).toEqual([["original"], ["original"]]);
});

test("of a backup that could not be put in place the bucket keeps what it had before, and nothing else", async () => {
  const { backup, env, inBucket } = await open();
  const { dataFolder: running } = await openTestSite();
  const restoring = restoreBackup(backup, { ...env, DATA_DIR: running }, UNWATCHED);
  await expect(restoring).rejects.toThrow("Another program has the database of this site open");
  expect(await inBucket()).toEqual([[], ["original"]]);
});
