import { expect, test } from "vitest";
import { readNewAddress } from "./new-address.ts";
import { keyOf, partsOf, readablePath, readOldAddress, writtenOldAddress } from "./old-address.ts";
import { isBehindPosts, isOwnAddress } from "./own-address.ts";

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

test("the longest address that is kept, and the longest that one leads to", () => {
  const letters = (length: number) => `/${"a".repeat(length - 1)}`;
  expect([keptAs(letters(500)), keptAs(letters(501))]).toEqual([letters(500), "too-long"]);
  expect([leadsTo(letters(1000)), leadsTo(letters(1001))]).toEqual([letters(1000), "too-long"]);
});

test("parameters stand in one order; of one that is given twice the last counts", () => {
  expect(keptAs("/a?c=1&b=2&a=3")).toBe("/a?a=3&b=2&c=1");
  expect(keptAs("/a?b=1&a=2&b=3")).toBe("/a?a=2&b=3");
});

test("an address is read by people, and taken apart", () => {
  expect(["/%E0%A6%93%E0%A6%AE", "/50%25", "/%E0%A4%A"].map(readablePath)).toEqual([
    ...["/ওম", "/50%25", "/%E0%A4%A"],
  ]);
  expect(["/a?b=1?c#d?e", "/a#b?c", "?b", "/a"].map(partsOf)).toEqual([
    ...[
      { path: "/a", query: "b=1?c" },
      { path: "/a", query: "" },
    ],
    ...[
      { path: "", query: "b" },
      { path: "/a", query: "" },
    ],
  ]);
});

const readAt = (typed: string) => {
  const read = readOldAddress(typed);
  if (read.mistake) throw new Error(`${typed} is no address`);
  return read.value;
};

test.each([
  ["/about", true],
  ["/bn/about", true],
  ["/de/about", false],
  ["/about/us", false],
  ["/about?page_id=4", false],
  ["/blog?page=2", true],
  ["/blog?p=123", false],
  ["/blog?p=123&page=2", true],
  ["/admin/today?x=1", true],
  ["/api", true],
  ["/apis", false],
  ["/media/x", true],
  ["/bn/feed.xml", true],
  ["/old/feed.xml", false],
  ["/packages/umrah/7.ics", true],
  ["/packages/umrah/7", false],
])("%s is always ours: %s", (typed, isOurs) => {
  expect(isOwnAddress(readAt(typed))).toBe(isOurs);
});

test("a post may be below the list of posts, without parameters", () => {
  const typed = ["/blog/a/b", "/Blog/a", "/blog/a?p=1", "/blog", "/old/blog/"];
  expect(typed.map((one) => isBehindPosts(readAt(one)))).toEqual([true, true, false, false, false]);
});
