import { expect, test } from "vitest";
import { isWrittenAddress, LINK_SCHEMES } from "./address.ts";

test.each(["/packages/umrah", "/", "#advice", "https://example.com/a?b#c", "http://a.bd"])(
  "%s is an address",
  (address) => expect(isWrittenAddress(address)).toBe(true),
);

test.each(["", "javascript:alert(1)", "data:text/html,x", "//evil.example", "/\\evil", "https://"])(
  "%j is none",
  (address) => expect(isWrittenAddress(address, LINK_SCHEMES)).toBe(false),
);

test("only a link may write or call", () => {
  expect(isWrittenAddress("mailto:a@example.com", LINK_SCHEMES)).toBe(true);
  expect(isWrittenAddress("tel:+880")).toBe(false);
});
