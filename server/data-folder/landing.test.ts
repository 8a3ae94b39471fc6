import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { open } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { expect, test } from "vitest";
import { codeOf } from "#server/errors/code-of.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { createLanding } from "./landing.ts";
import { createPacedFile } from "./paced-file.ts";

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
  const sizes = [0, 1, 5 * MEGABYTE, ...Array.from({ length: 100 }, (_, index) => index * 1000)];
  let most = 0;
  for (const [index, size] of sizes.entries()) {
    const file = createPacedFile(path.join(folder, String(index)), landing);
    await pipeline(Readable.from([Buffer.alloc(size, index)]), file);
    most = Math.max(most, openIn(folder).length);
  }
  await landing.finish();
  expect(most).toBeLessThanOrEqual(65);
  expect(openIn(folder)).toEqual([]);
  const wrong = sizes.filter(
    (size, index) =>
      !readFileSync(path.join(folder, String(index))).equals(Buffer.alloc(size, index)),
  );
  expect(wrong).toEqual([]);
});

test("what the disk says of one of them is told, and the others do not stay open", async () => {
  const folder = temporaryFolder();
  const landing = createLanding();
  const broken = await open(path.join(folder, "broken"), "wx");
  await broken.close();
  await landing.take(broken, 1);
  await landing.take(await open(path.join(folder, "other"), "wx"), 1);
  const said = await landing.finish().catch((error) => error);
  expect(codeOf(said)).toBe("EBADF");
  await landing.leave();
  expect(openIn(folder)).toEqual([]);
});

test("files that nobody wants any more do not stay open", async () => {
  const folder = temporaryFolder();
  const landing = createLanding();
  await landing.take(await open(path.join(folder, "one"), "wx"), 1);
  await landing.leave();
  expect(openIn(folder)).toEqual([]);
});
