import { linkSync, rmSync, symlinkSync } from "node:fs";
import { expect, test } from "vitest";
import { readyFolder } from "#tests/support/ready-folder.ts";
import { inside, refusalOf, start } from "#tests/support/served-folder.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

test("a second server on the same folder refuses; a kill lets it go", async () => {
  const DATA_DIR = readyFolder();
  const first = await start(DATA_DIR);
  expect(await refusalOf(DATA_DIR)).toMatch(
    /^Another Rihla server is running on this data folder\. Stop it first, or give this one another/,
  );
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  first.signal("SIGKILL");
  await first.ended;
  await start(DATA_DIR);
});

test("a second server on the same database refuses, whatever way leads to it; each way is served later", async () => {
  const DATA_DIR = readyFolder();
  const first = await start(DATA_DIR);
  rmSync(inside(DATA_DIR, "server.lock"));
  const ways = {
    "its lock was removed": DATA_DIR,
    "another folder leads to it by a symbolic link": linked(DATA_DIR, symlinkSync),
    "another folder leads to it by a hard link": linked(DATA_DIR, linkSync),
  };
  for (const [how, other] of Object.entries(ways)) {
    expect(await refusalOf(other), how).toMatch(
      /^The database is locked by another program\. Stop that program.*\n.*perhaps a Rihla server/,
    );
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  }
  let last = first;
  for (const other of Object.values(ways)) {
    last.signal("SIGTERM");
    expect(await last.ended).toBe(0);
    last = await start(other);
  }
});

function linked(at: string, link: (target: string, name: string) => void): string {
  const other = temporaryFolder();
  link(inside(at, "rihla.sqlite"), inside(other, "rihla.sqlite"));
  return other;
}
