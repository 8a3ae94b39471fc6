import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { readSecret, secretFile } from "#server/data-folder/secret.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { makeBackup } from "./make-backup.ts";
import { restoreBackup } from "./restore-backup.ts";

const STEM = `${"0".repeat(20)}-90x60-aabbcc`;
const ORIGINAL = path.join("media", STEM, "original");
const ON_DISK = { isInBucket: false };

/** A backup of a site with a picture, and the folder of another site that it is put into. */
async function open() {
  const { site, dataFolder } = await openTestSite();
  const picture = { stem: STEM, hash: STEM.slice(0, 20), extension: "jpg" } as const;
  const words = { name: "a.jpg", width: 90, height: 60, bytes: 9, alt: "", decorative: true };
  await site.media.begin({ ...picture, ...words });
  await site.media.finish(STEM, { by: null });
  mkdirSync(path.join(dataFolder, "media", STEM), { recursive: true });
  for (const name of ["original", "picture.jpg"]) {
    writeFileSync(path.join(dataFolder, "media", STEM, name), "a picture");
  }
  const secret = readSecret(dataFolder);
  const backup = path.join(temporaryFolder(), "backup");
  await makeBackup(dataFolder, backup, ON_DISK);
  const target = temporaryFolder();
  writeFileSync(path.join(target, "rihla.sqlite"), "another site");
  const holds = () => readFileSync(path.join(target, "rihla.sqlite"), "latin1").slice(0, 13);
  return { backup, target, secret, holds };
}

test("a backup takes the place of the site that was there, which is kept", async () => {
  const { backup, target, secret, holds } = await open();
  const { before, ...restored } = await restoreBackup(backup, target, ON_DISK);
  expect(restored).toEqual({ pictures: 1, lost: [], isListed: true });
  expect(readFileSync(path.join(before ?? "", "rihla.sqlite"), "utf8")).toBe("another site");
  expect([holds(), existsSync(path.join(target, ORIGINAL))]).toEqual(["SQLite format", true]);
  expect(readFileSync(secretFile(target), "utf8")).toBe(secret);
});

test("half a backup changes nothing, with its list of files or without", async () => {
  const { backup, target, holds } = await open();
  rmSync(path.join(backup, ORIGINAL));
  const restore = () => restoreBackup(backup, target, ON_DISK);
  await expect(restore()).rejects.toThrow(`${ORIGINAL} is missing`);
  rmSync(path.join(backup, "SHA256SUMS"));
  await expect(restore()).rejects.toThrow(`the picture ${STEM} is missing`);
  expect(holds()).toBe("another site");
});
