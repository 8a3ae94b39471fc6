import { rmSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { BackupError } from "#server/backup/backup-error.ts";
import { boot } from "#server/boot.ts";
import { catchLog } from "#tests/support/catch-log.ts";
import { wxr } from "#tests/support/import-files.ts";
import { makeUser } from "#tests/support/make-user.ts";
import { fillDisk, freeDisk, mayMount, smallDisk, unmount } from "#tests/support/small-disk.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { createImports } from "./imports.ts";

const many = wxr(
  Array.from({ length: 400 }, (_, index) => ({
    id: index + 1,
    html: `<p>${"Words ".repeat(400)}</p>`,
  })),
);

async function onSmallDisk() {
  const folder = smallDisk("40m");
  onTestFinished(() => unmount(folder));
  const booted = await boot({ DATA_DIR: folder, SEED_DEMO: false });
  onTestFinished(() => booted.db.destroy());
  const owner = await makeUser(booted);
  const { log } = catchLog();
  const deps = { ...booted, dataFolder: folder, origin: "http://localhost", log };
  return { folder, booted, owner, deps };
}

test.skipIf(!mayMount)(
  "the disk fills in the middle: it stops and says so; with room it goes on",
  async () => {
    const { writeFileSync } = await import("node:fs");
    const { folder, booted, owner, deps } = await onSmallDisk();
    const imports = createImports(deps);
    const file = `${temporaryFolder()}/old.xml`;
    writeFileSync(file, many);
    const found = {
      source: "wordpress",
      name: "old.xml",
      address: "",
      bytes: many.length,
    } as const;
    const { _id } = await imports.beginCopied(file, found, { by: owner._id, isDryRun: true });
    await imports.idle();
    expect((await imports.find(_id)).state).toBe("looked");

    fillDisk(folder, 1024 * 1024);
    await imports.start(_id, owner._id);
    await imports.idle();
    const stopped = { state: "stopped", problem: { code: "import-no-room" } };
    expect(await imports.find(_id)).toMatchObject(stopped);
    freeDisk(folder);
    const there = await booted.site.blog.count({});
    expect(there).toBeLessThan(400);
    const next = createImports(deps);
    await next.tidy({ isAlone: true });
    expect(await next.find(_id)).toMatchObject(stopped);
    await next.start(_id, owner._id);
    await next.idle();
    expect(await next.find(_id)).toMatchObject({ state: "done", problem: null });
    expect(await booted.site.blog.count({})).toBe(400);
    rmSync(file);
  },
);

test.skipIf(!mayMount)(
  "a disk that is full is told in words of moving in: of a file that comes in, and of the backup before it",
  async () => {
    const { folder, booted, owner, deps } = await onSmallDisk();
    const imports = createImports({
      ...deps,
      before: () => Promise.reject(new BackupError("disk-full", "There is no room for this.")),
    });
    const begin = () => {
      const body = new FormData();
      body.append("source", "wordpress");
      body.append("file", new Blob([many]), "old.xml");
      const request = new Request("http://localhost/api/imports", { method: "POST", body });
      return imports.beginFile(request, { by: owner._id, isDryRun: true });
    };
    fillDisk(folder);
    await expect(begin()).rejects.toMatchObject({ code: "import-no-room" });
    freeDisk(folder);
    const { _id } = await begin();
    await imports.idle();
    await imports.start(_id, owner._id);
    await imports.idle();
    expect(await imports.find(_id)).toMatchObject({
      ...{ state: "stopped", problem: { code: "import-no-room" } },
    });
    expect(await booted.site.blog.count({})).toBe(0);
  },
);
