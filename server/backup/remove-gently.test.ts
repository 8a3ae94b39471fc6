import { existsSync, linkSync, mkdirSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { removeGently } from "./remove-gently.ts";

const LARGE = Buffer.alloc(40 * 1024 * 1024, 7);

test("a folder goes with all that is in it; what has a name elsewhere stays as it is there", async () => {
  const folder = temporaryFolder();
  const at = (name: string) => path.join(folder, name);
  mkdirSync(at("work/trial"), { recursive: true });
  for (const name of ["work/trial/rihla.sqlite", "work/archive", "other"]) {
    writeFileSync(at(name), LARGE);
  }
  linkSync(at("work/archive"), at("kept"));
  symlinkSync(at("other"), at("work/link"));
  await removeGently(at("work"));
  expect(existsSync(at("work"))).toBe(false);
  expect(statSync(at("kept")).size).toBe(LARGE.length);
  expect(statSync(at("other")).size).toBe(LARGE.length);
});

test("a file goes, large or small, and what is not there is fine", async () => {
  const folder = temporaryFolder();
  const [large, small] = [path.join(folder, "large"), path.join(folder, "small")];
  writeFileSync(large, LARGE);
  writeFileSync(small, "");
  for (const file of [large, small, path.join(folder, "gone")]) await removeGently(file);
  expect([large, small].filter(existsSync)).toEqual([]);
});

test("of a link only the link goes", async () => {
  const folder = temporaryFolder();
  const [file, link] = [path.join(folder, "file"), path.join(folder, "link")];
  writeFileSync(file, LARGE);
  symlinkSync(file, link);
  await removeGently(link);
  expect([existsSync(link), statSync(file).size]).toEqual([false, LARGE.length]);
});
