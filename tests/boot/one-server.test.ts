import { linkSync, rmSync, symlinkSync } from "node:fs";
import { expect, test } from "vitest";
import { inside, refusalOf, served, start } from "#tests/support/served-folder.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

test("a second server on the same folder refuses; a kill lets it go", async () => {
  const DATA_DIR = await served();
  const first = await start(DATA_DIR);
  expect(await refusalOf(DATA_DIR)).toMatch(
    /^Another Rihla server is running on this data folder\. Stop it first, or give this one another/,
  );
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  first.signal("SIGKILL");
  await first.ended;
  await start(DATA_DIR);
});

test.each<[string, (DATA_DIR: string) => string]>([
  [
    "its lock was removed",
    (at) => {
      rmSync(inside(at, "server.lock"));
      return at;
    },
  ],
  ["another folder leads to it by a symbolic link", (at) => linked(at, symlinkSync)],
  ["another folder leads to it by a hard link", (at) => linked(at, linkSync)],
])("a second server on the same database refuses: %s", async (_, elsewhere) => {
  const DATA_DIR = await served();
  const first = await start(DATA_DIR);
  const other = elsewhere(DATA_DIR);
  expect(await refusalOf(other)).toMatch(
    /^The database is locked by another program\. Stop that program.*\n.*perhaps a Rihla server/,
  );
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  first.signal("SIGTERM");
  expect(await first.ended).toBe(0);
  await start(other);
});

function linked(at: string, link: (target: string, name: string) => void): string {
  const other = temporaryFolder();
  link(inside(at, "rihla.sqlite"), inside(other, "rihla.sqlite"));
  return other;
}
