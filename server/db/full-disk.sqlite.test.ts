import { closeSync, openSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { fillDisk, freeDisk, mayMount, smallDisk, unmount } from "#tests/support/small-disk.ts";
import { openSqlite } from "./open-sqlite.server.ts";

/** A database on a disk of its own, closed as a server that stops closes it. */
async function closed() {
  const folder = smallDisk("8m,nr_inodes=20");
  onTestFinished(() => unmount(folder));
  const file = path.join(folder, "rihla.sqlite");
  const open = () => openSqlite(file);
  await (await open()).destroy();
  return { folder, open };
}

test.skipIf(!mayMount)("a disk that was filled meanwhile is told at the start", async () => {
  const { folder, open } = await closed();
  fillDisk(folder);
  await expect(open()).rejects.toMatchObject({
    code: "full",
    message: expect.stringMatching(/^The disk is full\. Make room on it, then start again\.\n/),
  });
  freeDisk(folder);
  await (await open()).destroy();
});

test.skipIf(!mayMount)("so is one that takes no more files", async () => {
  const { folder, open } = await closed();
  expect(() => {
    for (let number = 0; ; number++) closeSync(openSync(path.join(folder, `${number}`), "w"));
  }).toThrow(/ENOSPC/);
  await expect(open()).rejects.toMatchObject({
    code: "no-files",
    message: expect.stringMatching(/^The disk has no room for another file: /),
  });
});
