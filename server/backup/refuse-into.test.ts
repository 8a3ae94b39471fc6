import { mkdirSync, symlinkSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { refuseInto } from "./restore-backup.ts";

test("a site is not put into the backup itself, by whatever way its folder is named", () => {
  const folder = temporaryFolder();
  const [backup, beside] = [path.join(folder, "backup"), path.join(folder, "backup-2")];
  for (const made of [path.join(backup, "data"), beside]) mkdirSync(made, { recursive: true });
  symlinkSync(backup, path.join(folder, "link"));
  for (const into of [backup, path.join(backup, "data"), path.join(folder, "link", "data")]) {
    expect(() => refuseInto(backup, into)).toThrow(/^The data folder lies in the backup itself/);
  }
  for (const other of [beside, folder]) refuseInto(backup, other);
});
