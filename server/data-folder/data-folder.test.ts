import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { whyUnwritable } from "./data-folder.ts";

test("a folder that can be written or made is fine, and nothing is left behind", () => {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, "there"));
  expect(whyUnwritable(path.join(folder, "there"))).toBeNull();
  expect(whyUnwritable(path.join(folder, "a/b/c"))).toBeNull();
  expect(readdirSync(folder, { recursive: true })).toEqual(["there"]);
});

test("a file, and a folder below a file, are named", () => {
  const file = path.join(temporaryFolder(), "file");
  writeFileSync(file, "");
  for (const folder of [file, path.join(file, "x"), path.join(file, "x/y")]) {
    expect(whyUnwritable(folder)).toBe(
      `DATA_DIR must be a folder that can be written: ${folder}, it is a file, or lies below one`,
    );
  }
});

test.runIf(process.platform === "linux")("a file system that takes nothing is named", () => {
  for (const folder of ["/proc/rihla", "/proc/a/b", "/proc"]) {
    expect(whyUnwritable(folder)).toMatch(/cannot be made there$/);
  }
});
