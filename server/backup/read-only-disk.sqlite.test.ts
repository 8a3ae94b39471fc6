import { cpSync, readdirSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { readSecret } from "#server/data-folder/secret.ts";
import { backUp, unpackedByHand } from "#tests/support/backups.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { makeReadOnly, mayMount, smallDisk, unmount } from "#tests/support/small-disk.ts";

/** A database with a row that lies in its log, and a secret, on a disk that can only be read. */
async function openReadOnly({ isStopped }: { isStopped: boolean }): Promise<string> {
  const { dataFolder } = await openTestSite();
  readSecret(dataFolder);
  const writer = new Database(path.join(dataFolder, "rihla.sqlite"));
  writer.pragma("journal_mode = wal");
  writer.exec("create table note (text text); insert into note values ('kept')");
  const disk = smallDisk("32m");
  onTestFinished(() => unmount(disk));
  cpSync(dataFolder, disk, { recursive: true });
  writer.close();
  // Whoever closes it last puts what lies in the log into it.
  if (isStopped) new Database(path.join(disk, "rihla.sqlite")).exec("vacuum").close();
  makeReadOnly(disk);
  return disk;
}

test.skipIf(!mayMount).each([
  ["stopped", true],
  ["did not get so far", false],
])(
  "a site on a disk that became read-only is backed up, where its server %s",
  async (_, isStopped) => {
    const disk = await openReadOnly({ isStopped });
    const target = await unpackedByHand(await backUp({ DATA_DIR: disk }));
    expect(readdirSync(target).toSorted()).toEqual([
      "SHA256SUMS",
      "manifest.json",
      "rihla.sqlite",
      "secret",
    ]);
    const copy = new Database(path.join(target, "rihla.sqlite"), { readonly: true });
    onTestFinished(() => void copy.close());
    expect(copy.prepare("select text from note").pluck().all()).toEqual(["kept"]);
  },
);
