import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { openDataFolder, whyUnwritable } from "./data-folder.ts";

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

test("a name that is too long is told as such", () => {
  const folder = path.join(temporaryFolder(), "a".repeat(300));
  expect(whyUnwritable(folder)).toMatch(/its name is longer than the system takes$/);
});

const modeOf = (folder: string) => (statSync(folder).mode & 0o777).toString(8);

test("a folder of other things is refused and stays open to others", () => {
  const folder = temporaryFolder();
  chmodSync(folder, 0o755);
  for (const name of ["a.txt", "b", "c", "d"]) mkdirSync(path.join(folder, name));
  expect(() => openDataFolder(folder)).toThrow(
    `DATA_DIR must be a folder of its own, and this one holds other things: a.txt, b, c, and 1 more. Name one that is empty or not there yet, such as\n  ${folder}/rihla`,
  );
  expect(modeOf(folder)).toBe("755");
});

test("folders that any website has are no proof of a site", () => {
  const folder = temporaryFolder();
  for (const name of ["media", "uploads", "backups", "index.html"])
    mkdirSync(path.join(folder, name));
  expect(() => openDataFolder(folder)).toThrow(/this one holds other things: index\.html\./);
});

test.each([
  ["that is empty", []],
  ["of a site whose database was always elsewhere", ["media", "uploads"]],
  ["of commands alone, for a site in PostgreSQL", ["backups", "imports", "last-backup.json"]],
  ["of a backup that failed there", ["backups"]],
  ["of a disk", ["lost+found", ".Trash"]],
  ["of a restore that was ended in the middle", ["restoring-1"]],
  ["of a site, whatever else lies there", ["rihla.sqlite", "notes.txt"]],
  ["of a site in PostgreSQL", ["in-postgresql", "old-pictures"]],
])("a folder %s is closed to others", (_, names) => {
  const folder = temporaryFolder();
  for (const name of names) writeFileSync(path.join(folder, name), "");
  chmodSync(folder, 0o755);
  openDataFolder(folder);
  expect(modeOf(folder)).toBe("700");
});
