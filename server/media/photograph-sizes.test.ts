import { writeFileSync } from "node:fs";
import path from "node:path";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { prepareSizes } from "./make-sizes.ts";
import { preparePhotograph } from "./photograph-sizes.ts";

const create = { width: 8, height: 8, channels: 3 as const, background: "#000" };

function laid(bytes: Buffer): string {
  const file = path.join(temporaryFolder(), "picture");
  writeFileSync(file, bytes);
  return file;
}

/** Says that it is as large as that; of its points none is there. */
async function png(width: number, height: number, isHeavy = false): Promise<string> {
  const small = sharp({ create }).png({ progressive: isHeavy });
  const bytes = await (isHeavy ? small.toColourspace("rgb16") : small).toBuffer();
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return laid(bytes);
}

async function avif(width: number, height: number): Promise<string> {
  const bytes = await sharp({ create }).avif({ effort: 0 }).toBuffer();
  const size = bytes.indexOf("ispe") + 8;
  bytes.writeUInt32BE(width, size);
  bytes.writeUInt32BE(height, size + 4);
  return laid(bytes);
}

test.each<[said: string, file: () => Promise<string>, code: string]>([
  ["fifty megapixels are read", () => png(10_000, 5000), "damaged-picture"],
  ["more are not", () => png(10_000, 5001), "too-many-pixels"],
  ["16,000 points on a side are read", () => png(16_000, 100), "damaged-picture"],
  ["16,001 are not", () => png(16_001, 100), "too-many-pixels"],
  ["nor those of a tall one", () => png(100, 16_001), "too-many-pixels"],
  ["one that is tall and small is read", () => png(640, 15_900), "damaged-picture"],
  ["one that stays large at each width is not", () => png(1080, 15_900), "picture-too-tall"],
  ["an AVIF of more than sixteen megapixels is not", () => avif(4001, 4000), "avif-too-large"],
  ["nor a PNG of 16 bits in passes", () => png(4001, 4000, true), "picture-too-slow"],
])("%s", async (_, file, code) => {
  await expect(preparePhotograph(await file(), "png")).rejects.toMatchObject({ code });
});

test("as many files are made as were announced", async () => {
  const file = laid(
    await sharp({ create: { ...create, width: 700 } })
      .png()
      .toBuffer(),
  );
  const { count, make } = await preparePhotograph(file, "png");
  const made: string[] = [];
  for await (const { name } of make()) made.push(name);
  expect([made.length, made.at(-1)]).toEqual([count, "picture.jpg"]);
});

test("a drawing of more than a megabyte is not read", async () => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>`;
  const file = laid(Buffer.from(drawing.padEnd(1024 * 1024 + 1)));
  await expect(prepareSizes(file)).rejects.toMatchObject({ code: "drawing-too-large" });
});
