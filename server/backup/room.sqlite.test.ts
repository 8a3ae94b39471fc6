import { cpSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readSecret } from "#server/data-folder/secret.ts";
import { backUp, envAt, UNWATCHED } from "#tests/support/backups.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { fillDisk, freeDisk, mayMount, smallDisk, unmount } from "#tests/support/small-disk.ts";
import { keepBackup } from "./keep-backup.ts";
import { restoreBackup } from "./restore-backup.ts";
import { openShelf } from "./shelf.ts";

const MEGABYTE = 1024 * 1024;
const WISH = { why: "hand", withSecrets: false, recipient: null, app: "1" } as const;
const TOLD = /^There is no room for this: \d+ MB are missing\. Nothing was changed/;

test.runIf(mayMount)(
  "a backup, and what is put back, ask for room before; the words say how much is missing",
  async () => {
    const { db, place, dataFolder } = await openTestSite({ demo: true });
    readSecret(dataFolder);
    await db.destroy();
    const DATA_DIR = smallDisk("64m");
    onTestFinished(() => unmount(DATA_DIR));
    for (const name of ["rihla.sqlite", "secret"])
      cpSync(path.join(dataFolder, name), path.join(DATA_DIR, name));
    const backup = await backUp(place);
    const env = envAt({ DATA_DIR });
    fillDisk(DATA_DIR, 4 * MEGABYTE);
    const before = readdirSync(DATA_DIR);
    await expect(keepBackup(env, WISH, UNWATCHED)).rejects.toThrow(TOLD);
    await expect(restoreBackup(backup, env, UNWATCHED)).rejects.toThrow(TOLD);
    expect(readdirSync(DATA_DIR).filter((name) => name !== "backups")).toEqual(before);
    expect(openShelf(DATA_DIR).list()).toMatchObject([
      { fault: "disk-full", isHere: false, room: { freeBytes: expect.any(Number) } },
    ]);
    const { freeBytes = 0, neededBytes = 0 } = openShelf(DATA_DIR).list()[0]?.room ?? {};
    expect(freeBytes).toBeGreaterThan(3 * MEGABYTE);
    expect(freeBytes).toBeLessThanOrEqual(4 * MEGABYTE);
    expect(neededBytes).toBeGreaterThan(freeBytes);
    expect(readdirSync(path.join(DATA_DIR, "backups"))).toHaveLength(1);
    freeDisk(DATA_DIR);
    expect((await keepBackup(env, WISH, UNWATCHED)).note.fault).toBe(null);
    expect((await restoreBackup(backup, env, UNWATCHED)).before).toMatch(/before-restore-/);
  },
);
