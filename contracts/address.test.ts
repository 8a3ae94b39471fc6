import { expect, test } from "vitest";
import { isFieldAddress, isOwnPath, isWrittenAddress, LINK_SCHEMES, ownPathOf } from "./address.ts";

test.each(["/packages/umrah", "/", "#advice", "https://example.com/a?b#c", "http://a.bd"])(
  "%s is an address",
  (address) => expect(isWrittenAddress(address)).toBe(true),
);

test.each([
  ...["", "javascript:alert(1)", "data:text/html,x", "//evil.example", "/\\evil", "https://"],
  ...[
    "https:evil.example",
    "https:/evil.example",
    "HTTPS:\\\\evil.example",
    "http:\\/evil.example",
  ],
  ...[
    "https://evil.example\\@own.example",
    "/a\\b",
    "ht\ntps:/evil.example",
    "/\t/evil.example",
    "/{name}",
    "/..//evil.example",
  ],
])("%j is none", (address) => expect(isWrittenAddress(address, LINK_SCHEMES)).toBe(false));

test("only a link may write or call", () => {
  expect(isWrittenAddress("mailto:a@example.com", LINK_SCHEMES)).toBe(true);
  expect(isWrittenAddress("tel:+880")).toBe(false);
});

test.each([
  "",
  "/",
  "/packages/umrah?a=b#c",
  "art/tours.svg",
  "https://example.com/a:b",
  "HTTP://a.bd",
])("%j may stand in a field", (address) => expect(isFieldAddress(address)).toBe(true));

test.each([
  "//evil.example",
  "///evil.example",
  "/..//evil.example",
  "a/%2e%2e//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "https:evil.example",
  "https:\\\\evil.example",
  "https://",
  "https://a b",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,x",
  "vbscript:x",
  "blob:https://a.bd/x",
  "/{name}",
  "{name}:alert(1)",
  "java{name}:alert(1)",
])("%j may not", (address) => expect(isFieldAddress(address)).toBe(false));

test.each([
  ["/about/", "/about"],
  ["/", "/"],
  ["/blog/a?b=1#c", "/blog/a"],
  ["about", "/about"],
  ["#here", null],
  ["https://other.example/about", null],
  ["mailto:a@b.example", null],
  ["https://", null],
])("%j leads to the page at %j of this site", (address, path) => {
  expect(ownPathOf(address)).toBe(path);
});

test("what cannot be read is no path of this site", () => {
  expect(["/about", "https://[", "//x"].map(isOwnPath)).toEqual([true, false, false]);
});
