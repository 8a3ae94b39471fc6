import { expect, test } from "vitest";
import { variantWidths } from "./media-address.ts";

test.each([
  [200, [200]],
  [640, [320, 640]],
  [700, [320, 640, 700]],
  [5000, [320, 640, 960, 1280, 1920]],
])("a picture of %i px has each size once, and none that is wider", (width, widths) => {
  expect(variantWidths({ width, height: 100, extension: "jpg" })).toEqual(widths);
  expect(variantWidths({ width, height: 100, extension: "svg" })).toEqual([]);
});
