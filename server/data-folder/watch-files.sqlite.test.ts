import path from "node:path";
import { expect, test } from "vitest";
import { createFileWatch } from "#server/db/watch-sqlite-file.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { tellWhy } from "./watch-files.ts";

test("of a disk that refused what was written the owner hears to look at it, not to put back an older site", async () => {
  const { dataFolder } = await openTestSite();
  const watch = createFileWatch();
  const why = tellWhy(watch);
  expect(why()).toBe(null);
  watch.begin(path.join(dataFolder, "rihla.sqlite"), 0);
  watch.noteUnkept();
  expect(why()).toMatch(/the disk did not keep .* start the server again; restore .* only if/);
  watch.end();
});
