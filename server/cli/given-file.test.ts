import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { refuseUnreadable } from "./given-file.ts";

test("a file and a folder can be read; what is not there, and what may never end, is said in words", () => {
  const folder = temporaryFolder();
  const file = path.join(folder, "backup.tar.zst");
  writeFileSync(file, "");
  expect([file, folder].map(refuseUnreadable)).toEqual([undefined, undefined]);
  expect(() => refuseUnreadable(`${file}.none`)).toThrow(/^There is no such file\.\n/);
  expect(() => refuseUnreadable("/dev/zero")).toThrow(/^This is a pipe or a device: name a file/);
});
