import { readdirSync, readFileSync, readlinkSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { codeOf } from "#server/errors/code-of.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { createLanding } from "./landing.ts";

const MEGABYTE = 1024 * 1024;
const FDS = "/proc/self/fd";

function leadsTo(fd: string): string {
  try {
    return readlinkSync(path.join(FDS, fd));
  } catch {
    return "";
  }
}

/** What this process has open below that folder. */
const openIn = (folder: string): string[] =>
  readdirSync(FDS)
    .map(leadsTo)
    .filter((file) => file.startsWith(folder));

test("files of every size land, each with all that was written, and none stays open", async () => {
  const folder = temporaryFolder();
  const landing = createLanding();
  const sizes = [0, 1, 3 * MEGABYTE, ...Array.from({ length: 100 }, (_, index) => index * 1000)];
  const files = sizes.map((size, index) => ({
    target: path.join(folder, String(index)),
    bytes: Buffer.alloc(size, index),
  }));
  let most = 0;
  for (const file of files) {
    await landing.take(file);
    most = Math.max(most, openIn(folder).length);
  }
  await landing.finish();
  expect(most).toBeLessThanOrEqual(32);
  expect(openIn(folder)).toEqual([]);
  expect(files.filter(({ target, bytes }) => !readFileSync(target).equals(bytes))).toEqual([]);
  expect(new Set(files.map(({ target }) => statSync(target).mode & 0o777))).toEqual(
    new Set([0o600]),
  );
});

test("what the disk says of one of them is told, the others land, and none stays open", async () => {
  const folder = temporaryFolder();
  const landing = createLanding();
  const other = path.join(folder, "other");
  await landing.take({ target: path.join(folder, "nowhere", "one"), bytes: Buffer.from("one") });
  await landing.take({ target: other, bytes: Buffer.from("other") });
  const said = await landing.finish().catch((error) => error);
  expect(codeOf(said)).toBe("ENOENT");
  expect(readFileSync(other, "utf8")).toBe("other");
  await landing.leave();
  expect(openIn(folder)).toEqual([]);
});

test("what is there already is not written over", async () => {
  const folder = temporaryFolder();
  const landing = createLanding();
  const target = path.join(folder, "one");
  writeFileSync(target, "before");
  await landing.take({ target, bytes: Buffer.from("after") });
  const said = await landing.finish().catch((error) => error);
  expect(codeOf(said)).toBe("EEXIST");
  expect(readFileSync(target, "utf8")).toBe("before");
});

test("files that nobody wants any more are not written", async () => {
  const folder = temporaryFolder();
  const landing = createLanding();
  await landing.take({ target: path.join(folder, "one"), bytes: Buffer.from("one") });
  await landing.leave();
  await landing.finish();
  expect(readdirSync(folder)).toEqual([]);
});
