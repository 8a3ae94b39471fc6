import { writeFileSync } from "node:fs";
import path from "node:path";
import { performance } from "node:perf_hooks";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { countDrawnParts } from "./drawing-parts.ts";
import { prepareSizes } from "./make-sizes.ts";
import { sanitiseSvg } from "./sanitise-svg.ts";

/** How long nobody else was served, in ms. */
async function busyMs(work: () => unknown): Promise<number> {
  const before = performance.eventLoopUtilization();
  await work();
  return performance.eventLoopUtilization(before).active;
}

/** A busy machine has no time to count its parts. */
const REFUSED = expect.stringMatching(/^(drawing-too-complex|picture-too-slow)$/);

test("a drawing that takes long to read is read where it keeps nobody waiting", async () => {
  const nested = (text: string) => `${"<g>".repeat(198)}${text}${"</g>".repeat(198)}`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg">${nested("<a/>x".repeat(200_000))}</svg>`;
  const file = path.join(temporaryFolder(), "drawing");
  writeFileSync(file, drawing);
  const outside = await busyMs(() =>
    expect(prepareSizes(file)).rejects.toMatchObject({ code: REFUSED }),
  );
  const inside = await busyMs(() => countDrawnParts(sanitiseSvg(drawing) ?? ""));
  expect(outside).toBeLessThan(inside / 2);
});

test("an AVIF may have fewer pixels than other pictures: decoding it takes more memory", async () => {
  const avif = await sharp({ create: { width: 64, height: 64, channels: 3, background: "#000" } })
    .avif()
    .toBuffer();
  const size = avif.indexOf("ispe") + 8;
  avif.writeUInt32BE(4001, size);
  avif.writeUInt32BE(4000, size + 4);
  const file = path.join(temporaryFolder(), "picture");
  writeFileSync(file, avif);
  await expect(prepareSizes(file)).rejects.toMatchObject({ code: "avif-too-large" });
});

test("so may an interlaced PNG of 16 bits: all of it is in memory at once", async () => {
  const file = path.join(temporaryFolder(), "picture");
  const png = await sharp({ create: { width: 64, height: 64, channels: 4, background: "#000" } })
    .toColourspace("rgb16")
    .png({ progressive: true })
    .toBuffer();
  png.writeUInt32BE(4001, 16);
  png.writeUInt32BE(4000, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  writeFileSync(file, png);
  await expect(prepareSizes(file)).rejects.toMatchObject({ code: "picture-too-slow" });
});

test("a picture that is tall stays large at each width: the next ones would wait for minutes", async () => {
  const folder = temporaryFolder();
  const preparedOf = async (width: number, height: number) => {
    const file = path.join(folder, `${width}x${height}`);
    const picture = sharp({ create: { width, height, channels: 3, background: "#000" } });
    writeFileSync(file, await picture.jpeg().toBuffer());
    return prepareSizes(file);
  };
  await expect(preparedOf(1080, 15_900)).rejects.toMatchObject({ code: "picture-too-tall" });
  await expect(preparedOf(640, 15_900)).resolves.toMatchObject({ width: 640, height: 15_900 });
});

test("a PNG that brings many compressed words is not read: each may become thirty megabytes", async () => {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#000" } })
    .png()
    .toBuffer();
  const folder = temporaryFolder();
  const withTexts = (count: number) => {
    const file = path.join(folder, `${count}.png`);
    writeFileSync(file, Buffer.concat([png.subarray(0, 33), ...textsOf(count), png.subarray(33)]));
    return prepareSizes(file);
  };
  await expect(withTexts(8)).resolves.toMatchObject({ width: 8, height: 8 });
  await expect(withTexts(9)).rejects.toMatchObject({ code: "picture-too-slow" });
  const plain = Array(40).fill(partOf(Buffer.from("iTXtword\0\0\0\0\0plain", "latin1")));
  const file = path.join(folder, "plain.png");
  writeFileSync(file, Buffer.concat([png.subarray(0, 33), ...plain, png.subarray(33)]));
  await expect(prepareSizes(file)).resolves.toMatchObject({ width: 8, height: 8 });
});

/** Parts of a PNG, each a megabyte of nothing. */
function textsOf(count: number): Buffer[] {
  const text = Buffer.concat([
    Buffer.from("zTXtword\0\0", "latin1"),
    deflateSync(Buffer.alloc(1e6)),
  ]);
  return Array.from({ length: count }, () => partOf(text));
}

function partOf(content: Buffer): Buffer {
  const part = Buffer.alloc(content.length + 8);
  part.writeUInt32BE(content.length - 4, 0);
  content.copy(part, 4);
  part.writeUInt32BE(crc32(content), content.length + 4);
  return part;
}
