import { expect, test } from "vitest";
import { sniff } from "./sniff.ts";

test.each<[head: string, kind: ReturnType<typeof sniff>]>([
  ["\xff\xd8\xff\xe0", "jpeg"],
  ["\x89PNG\r\n\x1a\n", "png"],
  ["GIF87a", "gif"],
  ["GIF89a", "gif"],
  ["RIFF\0\0\0\0WEBPVP8 ", "webp"],
  ["RIFF\0\0\0\0WAVEfmt ", null],
  ["\0\0\0\x20ftypavif", "avif"],
  ["\0\0\0\x20ftypavis", "avif"],
  ["\0\0\0\x20ftypmif1\0\0\0\0mif1avif", "avif"],
  ["\0\0\0\x20ftypisom", null],
  ["<svg xmlns='http://www.w3.org/2000/svg'>", "svg"],
  ["\xef\xbb\xbf<?xml version='1.0'?>\n<!-- drawn -->\n<!DOCTYPE svg>\n<svg>", "svg"],
  ["<svgs>", null],
  ["<html><svg>", null],
  ["", null],
])("%j is %j, whatever it is called", (head, kind) => {
  expect(sniff(Buffer.from(head, "latin1"))).toBe(kind);
});
