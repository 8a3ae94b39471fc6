import { expect, test } from "vitest";
import { presentMedia, rowOf } from "./media-row.ts";

const NEW = { hash: "a", stem: "a", name: "a", bytes: 9, alt: "", decorative: false } as const;

const sizesOf = (width: number, height: number, extension: "jpg" | "svg" = "jpg") =>
  presentMedia(rowOf("id", { ...NEW, width, height, extension }))
    .variants.filter(({ format }) => format === "avif")
    .map((one) => [one.width, one.height]);

test("each size of a picture has its shape, and none is wider than it", () => {
  expect(sizesOf(4000, 3000)).toEqual([
    ...[
      [320, 240],
      [640, 480],
      [960, 720],
      [1280, 960],
      [1920, 1440],
    ],
  ]);
  expect(sizesOf(700, 500)).toEqual([
    ...[
      [320, 229],
      [640, 457],
      [700, 500],
    ],
  ]);
  expect(sizesOf(2000, 1)).toEqual([320, 640, 960, 1280, 1920].map((width) => [width, 1]));
  expect(sizesOf(700, 500, "svg")).toEqual([]);
});
