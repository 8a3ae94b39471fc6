import { expect, test } from "vitest";
import {
  mediaUrl,
  pictureFolder,
  readMediaAddress,
  smallestUrl,
  sourceSet,
  stemOf,
  variantUrl,
  variantWidths,
} from "./media-address.ts";

test.each([
  [200, [200]],
  [640, [320, 640]],
  [700, [320, 640, 700]],
  [5000, [320, 640, 960, 1280, 1920]],
])("a picture of %i px has each size once, and none that is wider", (width, widths) => {
  expect(variantWidths({ width, height: 100, extension: "jpg" })).toEqual(widths);
  expect(variantWidths({ width, height: 100, extension: "svg" })).toEqual([]);
});

const STEM = "0123456789abcdef0123-800x600-124e3b";

test("what an address of the library says of its picture is read out of it", () => {
  expect(readMediaAddress(mediaUrl(STEM, "png"))).toEqual({
    ...{ stem: STEM, width: 800, height: 600, colour: "124e3b", extension: "png" },
  });
  const others = [variantUrl(STEM, 320, "webp"), `/media/${STEM}`, "/art/x.svg", ""];
  expect(others.map(readMediaAddress)).toEqual([null, null, null, null]);
  expect([variantUrl(STEM, 320, "webp"), "/art/x.svg"].map(pictureFolder)).toEqual([
    ...[`/media/${STEM}`, null],
  ]);
  expect([`/media/${STEM}`, `/media/${STEM}/picture.png`, "/media/x"].map(stemOf)).toEqual([
    ...[STEM, null, null],
  ]);
});

test("a small thing has the smallest size that there is, a drawing and what is elsewhere itself", () => {
  const addresses = [mediaUrl(STEM, "jpg"), mediaUrl(STEM, "svg"), "/art/logo-mark.svg"];
  expect(addresses.map(smallestUrl)).toEqual([
    ...[`/media/${STEM}/320.webp`, mediaUrl(STEM, "svg"), "/art/logo-mark.svg"],
  ]);
});

test("a browser chooses between all sizes", () => {
  const picture = readMediaAddress(mediaUrl(STEM, "jpg"));
  expect(picture && sourceSet(picture, "avif")).toBe(
    [320, 640, 800].map((width) => `/media/${STEM}/${width}.avif ${width}w`).join(", "),
  );
});
