import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { tidyUploads } from "./tidy-uploads.ts";

const HOUR_MS = 3_600_000;

test("what arrives elsewhere stays, what broke off long ago goes, and what is not ours is left", async () => {
  const folder = temporaryFolder();
  const [arriving, brokenOff] = [randomUUID(), randomUUID()];
  for (const name of [arriving, brokenOff, "notes.txt"]) {
    writeFileSync(path.join(folder, name), "half");
  }
  mkdirSync(path.join(folder, "mine"));
  const before = new Date(Date.now() - 2 * HOUR_MS);
  for (const name of [brokenOff, "notes.txt"]) utimesSync(path.join(folder, name), before, before);
  await tidyUploads(folder, HOUR_MS);
  expect(readdirSync(folder).sort()).toEqual([arriving, "mine", "notes.txt"].sort());
  await tidyUploads(folder, 0);
  expect(readdirSync(folder).sort()).toEqual(["mine", "notes.txt"]);
});
