import { expect, test } from "vitest";
import { fill, fillParts, plural } from "./fill.ts";

test("fills in what stands in braces, numbers as they are written", () => {
  expect(fill("Shorten it to {limit} letters, {name}.", { limit: 5000, name: "Rahima" })).toBe(
    "Shorten it to 5,000 letters, Rahima.",
  );
  expect(fill("© {year}", { year: "2026" })).toBe("© 2026");
  expect(fill("Call {phone} or {phone}", { phone: "$1" })).toBe("Call $1 or $1");
});

test("a wrong name is an error of types, and stays to be seen", () => {
  // @ts-expect-error: the text asks for `name`.
  expect(fill("Hello {name}", { nam: "Rahima" })).toBe("Hello {name}");
});

test("gives the parts in their order, for elements among the words", () => {
  const phone = { key: "phone" };
  expect(fillParts("Call {phone} today", { phone })).toEqual(["Call ", phone, " today"]);
});

test("says each count in its plural form", () => {
  const posts = { one: "{count} post", other: "{count} posts" };
  expect([0, 1, 2, 1000].map((count) => plural(posts, count))).toEqual([
    "0 posts",
    "1 post",
    "2 posts",
    "1,000 posts",
  ]);
  const inType = { one: "One post in {type}", other: "{count} posts in {type}" } as const;
  expect(plural(inType, 1, { type: "Umrah" })).toBe("One post in Umrah");
  // @ts-expect-error: `type` is missing.
  plural(inType, 2);
});
