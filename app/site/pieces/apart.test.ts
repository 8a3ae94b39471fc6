import { expect, test } from "vitest";
import { apart } from "./apart.ts";

const of = (images: string) => Array.from(images, (image, id) => ({ id, image }));
const named = (images: string) => apart(of(images)).map(({ image }) => image);

function twins(images: string[]): number {
  const isTwin = (index: number, back: number) => images[index] === images[index - back];
  return images.filter((_, index) => [1, 2, 3].some((back) => index >= back && isTwin(index, back)))
    .length;
}

test.each(["aabbccdde", "aaabbcdef", "aabcdefgh", "ccbbaadde"])(
  "%s: no neighbours share a picture",
  (images) => expect(twins(named(images))).toBe(0),
);

test("every post stays, and an order without twins stays as it is", () => {
  expect(new Set(apart(of("aaabbcdef")).map(({ id }) => id)).size).toBe(9);
  expect(apart(of("abcdefghi")).map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});

test("what cannot be parted is not lost", () => {
  expect(named("aaa")).toEqual(["a", "a", "a"]);
  expect(named("aab")).toEqual(["a", "b", "a"]);
  expect(apart([])).toEqual([]);
});
