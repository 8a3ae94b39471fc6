import { expect, test } from "vitest";
import { readNewAddress } from "./new-address.ts";
import { keyOf, readOldAddress, writtenOldAddress } from "./old-address.ts";

const keptAs = (typed: string): string => {
  const read = readOldAddress(typed);
  return read.mistake ? read.mistake.code : writtenOldAddress(read.value);
};

test.each([
  ["/umrah-package.html", "/umrah-package.html"],
  ["  /Umrah-Package.HTML/ ", "/umrah-package.html"],
  ["/a//", "/a"],
  ["/?p=123", "/?p=123"],
  ["/index.php?option=x&id=4#top", "/index.php?id=4&option=x"],
  ["/%E0%A6%93%E0%A6%AE%E0%A6%B0%E0%A6%BE", "/ওমরা"],
  ["/ওমরা/", "/ওমরা"],
  ["/cafe\u0301", "/café"],
  ["/a%2Fb", "/a/b"],
  ["/50%25-off", "/50%25-off"],
  ["/what%3Fnow", "/what%3Fnow"],
  ["/a/../b", "/b"],
  ["https://old.example/tours.htm?x=1", "/tours.htm?x=1"],
])("%s is kept as %s", (typed, kept) => expect(keptAs(typed)).toBe(kept));

test.each([
  ["", "empty"],
  ["   ", "empty"],
  ["umrah.html", "bad-old-address"],
  ["//evil.example/x", "bad-old-address"],
  ["/\\evil.example", "bad-old-address"],
  ["javascript:alert(1)", "bad-old-address"],
  ["ftp://old.example/x", "bad-old-address"],
  ["/a\r\nSet-Cookie: x=1", "bad-old-address"],
  ["/a%0d%0aSet-Cookie:x", "bad-old-address"],
  ["/a\u0000", "bad-old-address"],
  ["/a%00", "bad-old-address"],
  ["/%E0%A4%A", "bad-old-address"],
  ["/{name}", "bad-old-address"],
  ["/page.data", "data-link"],
  [`/${"a".repeat(500)}`, "too-long"],
  [`/a?${"b".repeat(500)}`, "too-long"],
])("%j is refused: %s", (typed, code) => expect(keptAs(typed)).toBe(code));

test("however long a run of slashes is, it is read at once", () => {
  expect(keyOf(`/${"/".repeat(200_000)}a`)).toMatch(/a$/);
  expect(keyOf(`/a${"/".repeat(200_000)}`)).toBe("/a");
});

const leadsTo = (typed: string, origin?: string) => {
  const read = readNewAddress(typed, origin);
  return read.mistake ? read.mistake.code : read.value;
};

test.each([
  ["/packages/umrah", "/packages/umrah"],
  [" /blog?type=Hajj#posts ", "/blog?type=Hajj#posts"],
  ["/ওমরা", "/%E0%A6%93%E0%A6%AE%E0%A6%B0%E0%A6%BE"],
  ["https://other.example/ক", "https://other.example/%E0%A6%95"],
  ["https://rihla.example/contact", "/contact"],
])("%s leads to %s", (typed, to) => expect(leadsTo(typed, "https://rihla.example")).toBe(to));

test.each([
  "contact",
  "//evil.example",
  "/\\evil.example",
  "javascript:alert(1)",
  "data:text/html,x",
  "mailto:a@b.example",
  "http://other.example/",
  "https://user:secret@other.example/",
  "https:/other.example",
  "https://",
  "/a\r\nSet-Cookie: x=1",
  "/%E0%A4%A",
  "#top",
  "?p=1",
])("%j is no place to lead to", (typed) => expect(leadsTo(typed)).toBe("bad-new-address"));

test("a place to lead to must be there, and not be endless", () => {
  expect([leadsTo(" "), leadsTo(`/${"a".repeat(1000)}`)]).toEqual(["empty", "too-long"]);
});
