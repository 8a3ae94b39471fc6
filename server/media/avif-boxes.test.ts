import { writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { countBoxes, MOST_BOXES } from "./avif-boxes.ts";
import { prepareSizes } from "./make-sizes.ts";

const lay = (name: string, ...bytes: Buffer[]) => {
  const file = path.join(temporaryFolder(), name);
  writeFileSync(file, Buffer.concat(bytes));
  return file;
};

const EMPTY = Buffer.from("\0\0\0\x08free", "latin1");
const LONG = Buffer.from("\0\0\0\x01free\0\0\0\0\0\0\0\x18\0\0\0\x08free", "latin1");

const drawn = () =>
  sharp({ create: { width: 8, height: 6, channels: 3, background: "#123" } })
    .avif()
    .toBuffer();

test("boxes are counted, the short, the long and one that takes the rest", async () => {
  const picture = await drawn();
  expect(await countBoxes(lay("three", picture))).toBe(3);
  expect(await countBoxes(lay("long", LONG, EMPTY, LONG))).toBe(3);
  expect(await countBoxes(lay("rest", EMPTY, Buffer.from("\0\0\0\0mdat"), EMPTY))).toBe(2);
  expect(await countBoxes(lay("damaged", EMPTY, Buffer.from("\0\0\0\x07free"), EMPTY))).toBe(2);
  expect(await countBoxes(lay("cut", EMPTY, LONG.subarray(0, 12), EMPTY.subarray(0, 3)))).toBe(2);
  expect(await countBoxes(lay("beyond", Buffer.from("\xff\xff\xff\xfffree", "latin1")))).toBe(1);
});

test("an AVIF of more boxes than any program writes is refused before it is read; one of few is kept", async () => {
  const picture = await drawn();
  const many = Array.from({ length: MOST_BOXES }, () => EMPTY);
  await expect(prepareSizes(lay("many", picture, ...many))).rejects.toMatchObject({
    code: "picture-too-slow",
  });
  const some = many.slice(0, MOST_BOXES - 3);
  expect(await prepareSizes(lay("some", picture, ...some))).toMatchObject({ width: 8, height: 6 });
});
