import sharp from "sharp";
import { expect, test } from "vitest";
import { drawFavicon, drawIcon } from "./icon.ts";

test.each([1, 40, 2048, 7000])("a mark of %d px gives every icon", async (size) => {
  const mark = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 40 40"><circle cx="20" cy="20" r="18"/></svg>`,
  );
  const icon = await drawIcon(mark, 512);
  expect(await sharp(icon).metadata()).toMatchObject({ width: 512, height: 512 });
  const middle = { left: 250, top: 250, width: 12, height: 12 };
  const pixels = await sharp(icon).extract(middle).removeAlpha().raw().toBuffer();
  expect(Math.max(...pixels)).toBe(0);
  expect((await drawFavicon(mark)).length).toBeGreaterThan(100);
});
