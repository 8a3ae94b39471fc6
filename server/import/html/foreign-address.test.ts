import { expect, test } from "vitest";
import {
  isBareAddress,
  isPictureFile,
  linkAddress,
  openedAddress,
  pictureAddress,
} from "./foreign-address.ts";

const BASE = "https://old.example/2019/umrah/";
const LONG = "a".repeat(1000 - "https://x.example/".length);

test.each([
  ["a.jpg", "https://old.example/2019/umrah/a.jpg"],
  [" /a.jpg#x ", "https://old.example/a.jpg"],
  [`https://x.example/${LONG}`, `https://x.example/${LONG}`],
  [`https://x.example/${LONG}a`, null],
  ["data:image/png;base64,AA", null],
  ["ftp://x.example/a.jpg", null],
  ["https://", null],
])("the picture %s is asked for at %j", (src, address) => {
  expect(pictureAddress(src, BASE)).toBe(address);
});

test.each([
  ["/about?x=1#y", "/about?x=1#y"],
  [" hajj/ ", "/2019/umrah/hajj/"],
  ["https://old.example/", "/"],
  ["/form.PDF", "https://old.example/form.PDF"],
  ["/a.webp", "https://old.example/a.webp"],
  ["https://x.example/form.pdf", "https://x.example/form.pdf"],
  ["mailto:a@b.example", "mailto:a@b.example"],
  ["tel:+8801711", "tel:+8801711"],
  ["#top", null],
  ["javascript:alert(1)", null],
  ["https://", null],
  [`/${"a".repeat(2000)}`, null],
])("the link %s leads to %j", (href, address) => {
  expect(linkAddress(href, BASE)).toBe(address);
});

test("an address stands alone where nothing else does; a file of a picture is known by its name", () => {
  const bare = ["https://x.example/a", "http://x.example", "see https://x.example", "https://a b"];
  expect([...bare, "https://[", "x.example"].map(isBareAddress)).toEqual([
    ...[true, true, false, false, false, false],
  ]);
  expect(["/a.jpg?x=1", "a.SVG", "/a.pdf", "/jpg", "http://["].map(isPictureFile)).toEqual([
    ...[true, true, false, false, false],
  ]);
});

test.each([
  ["https://www.youtube.com/embed/abcdef-123", "https://www.youtube.com/watch?v=abcdef-123"],
  ["//www.youtube-nocookie.com/embed/abcdef", "https://www.youtube.com/watch?v=abcdef"],
  ["https://www.youtube.com/embed/abc", "https://www.youtube.com/embed/abc"],
  ["https://notyoutube.com/embed/abcdef", "https://notyoutube.com/embed/abcdef"],
  ["https://www.youtube.com/channel/abcdef", "https://www.youtube.com/channel/abcdef"],
])("what a player shows at %s is opened at %s", (src, address) => {
  expect(openedAddress(src)).toBe(address);
});
