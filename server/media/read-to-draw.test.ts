import sharp from "sharp";
import { expect, test } from "vitest";
import { createReadToDraw } from "./read-to-draw.ts";

const ADDRESS = `/media/${"0".repeat(20)}-64x64-000000/picture.svg`;
const BACKDROP = { width: 1200, height: 630, fit: "cover" } as const;
const MARK = { width: 512, height: 512, fit: "inside" } as const;

const drawing = (parts: string, size = 64) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 64 64"><filter id="f" filterUnits="userSpaceOnUse" x="0" y="0" width="64" height="64">${parts}</filter><rect x="8" y="8" width="48" height="48" filter="url(#f)"/></svg>`,
  );
const LIGHT = drawing("<feOffset/>");
const SLOW = drawing('<feMorphology operator="dilate" radius="20"/>'.repeat(60));
const LARGE = drawing(
  Array.from({ length: 1000 }, (_, at) => `<feFlood result="r${at}"/>`).join(""),
);

test("a drawing comes as pixels of the size that is wanted, anything else as it is", async () => {
  const read = createReadToDraw(async (address) => (address === ADDRESS ? LIGHT : null));
  const sizes = [];
  for (const box of [BACKDROP, MARK]) {
    const { format, width, height } = await sharp((await read(ADDRESS, box)) ?? "").metadata();
    sizes.push([format, width, height]);
  }
  expect(sizes).toEqual([
    ["png", 1200, 630],
    ["png", 512, 512],
  ]);
  expect(await read("/media/nothing", MARK)).toBeNull();
  const photograph = Buffer.from("as it is");
  const address = ADDRESS.replace("svg", "jpg");
  expect(await createReadToDraw(async () => photograph)(address, BACKDROP)).toBe(photograph);
});

test.each([
  ["takes too long", SLOW, 1000],
  ["takes too much memory", LARGE, undefined],
  ["nobody can draw", Buffer.from("<svg"), undefined],
])("a drawing that %s is tried once", async (_, hard, timeLimitMs) => {
  let stored = hard;
  const read = createReadToDraw(async () => stored, timeLimitMs);
  expect(await Promise.all([read(ADDRESS, BACKDROP), read(ADDRESS, BACKDROP)])).toEqual([
    null,
    null,
  ]);
  stored = LIGHT;
  expect(await read(ADDRESS, BACKDROP)).toBeNull();
});
