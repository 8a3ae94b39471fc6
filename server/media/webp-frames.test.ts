import { writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { prepareSizes } from "./make-sizes.ts";
import { countFrames, MOST_FRAMES } from "./webp-frames.ts";

const lay = (name: string, bytes: Buffer) => {
  const file = path.join(temporaryFolder(), name);
  writeFileSync(file, bytes);
  return file;
};

const part = (type: string, content: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(content.length);
  const even = Buffer.alloc(content.length % 2);
  return Buffer.concat([Buffer.from(type), length, content, even]);
};

const webpOf = (...parts: Buffer[]) => part("RIFF", Buffer.concat([Buffer.from("WEBP"), ...parts]));

async function animated(frames: number): Promise<Buffer> {
  const frame = { width: 2, height: 2 * frames, pageHeight: 2, channels: 3, background: "#123" };
  const pixels = Buffer.from(Array.from({ length: frame.height * 6 }, (_, at) => (at * 37) % 256));
  return sharp(pixels, { raw: { ...frame, channels: 3 } })
    .webp()
    .toBuffer();
}

test("frames of an animation are counted, whatever lies between them", async () => {
  expect(await countFrames(lay("three", await animated(3)))).toBe(3);
  const [frame, odd] = [part("ANMF", Buffer.alloc(24)), part("XMP ", Buffer.from("ANMFA"))];
  expect(await countFrames(lay("odd", webpOf(frame, odd, frame)))).toBe(2);
  expect(await countFrames(lay("cut", webpOf(frame, frame).subarray(0, 60)))).toBe(2);
  expect(
    await countFrames(lay("endless", webpOf(frame, Buffer.from("ANMF\xff\xff\xff\xff")))),
  ).toBe(2);
});

test("an animation of more frames than anybody makes is refused before it is read; one of few is kept", async () => {
  const frames = Array.from({ length: MOST_FRAMES + 1 }, () => part("ANMF", Buffer.alloc(24)));
  await expect(prepareSizes(lay("many", webpOf(...frames)))).rejects.toMatchObject({
    code: "picture-too-slow",
  });
  expect(await prepareSizes(lay("few", await animated(3)))).toMatchObject({ width: 2, height: 2 });
});
