import { chmodSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { createImportFiles } from "./import-files.ts";

test("a file from elsewhere that anybody may read is the owner's alone once it lies here", async () => {
  const folder = temporaryFolder();
  const from = path.join(folder, "old-site.xml");
  writeFileSync(from, "<rss/>");
  chmodSync(from, 0o666);
  const files = createImportFiles(folder);
  await files.copy("one", from);
  const copy = files.file("one");
  expect([readFileSync(copy, "utf8"), statSync(copy).mode & 0o777]).toEqual(["<rss/>", 0o600]);
});
