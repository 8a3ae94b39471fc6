import { writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { countScans } from "./jpeg-scans.ts";
import { prepareSizes } from "./make-sizes.ts";

const SCAN = Buffer.from("ffda", "hex");

const jpeg = (progressive: boolean) =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: "#888" } })
    .jpeg({ progressive })
    .toBuffer();

function written(...parts: Uint8Array[]): string {
  const file = path.join(temporaryFolder(), "picture");
  writeFileSync(file, Buffer.concat(parts));
  return file;
}

test("scans are counted, but not those of the small picture in the metadata, nor what comes behind the end", async () => {
  const [plain, progressive] = [await jpeg(false), await jpeg(true)];
  expect(await countScans(written(plain))).toBe(1);
  expect(await countScans(written(progressive))).toBe(10);
  const noise = Buffer.concat(Array(1000).fill(SCAN));
  const metadata = Buffer.concat([Buffer.from("ffe1ffff", "hex"), Buffer.alloc(0xfffd)]);
  noise.copy(metadata, 40);
  const [start, rest] = [plain.subarray(0, 2), plain.subarray(2)];
  // More than a part of a JPEG can be long: whoever reads on behind the end comes to it.
  const behind = Buffer.concat(Array(100_000).fill(SCAN));
  const file = written(start, metadata, Buffer.from("ffff", "hex"), rest, behind);
  expect(await countScans(file)).toBe(1);
  expect(await prepareSizes(file)).toMatchObject({ width: 64, height: 64 });
});

test("a JPEG of very many scans is not read: each goes over the whole picture", async () => {
  const progressive = await jpeg(true);
  const last = progressive.subarray(progressive.lastIndexOf(SCAN), -2);
  const start = progressive.subarray(0, -2);
  const file = written(start, ...Array(91).fill(last), progressive.subarray(-2));
  expect(await countScans(file)).toBe(101);
  await expect(prepareSizes(file)).rejects.toMatchObject({ code: "picture-too-slow" });
});

test.each([
  ["ff", 0],
  ["ffd8", 0],
  ["ffd8ffda", 0],
  ["ffd8ffda0002", 1],
  ["ffd8ff01ffda0002ff00ffda0002", 2],
  ["ffd8ffe10000", 0],
  ["ffd8ffe1ffff00", 0],
  ["ffd8ffffffffffda0002", 1],
])("one that is cut off or damaged, %s", async (bytes, scans) => {
  expect(await countScans(written(Buffer.from(bytes, "hex")))).toBe(scans);
});
