import { expect, test } from "vitest";
import { blocksOf, inEnglish, isInEnglish, MOST_OPEN, substanceOf } from "./blocks.ts";

const nested = (depth: number) => "<div>".repeat(depth) + "</div>".repeat(depth);

test("what stands side by side is cut apart, and joined it is the text", () => {
  const html = "<h2>One</h2> <ul><li><p>Two</p></li></ul><hr>Three";
  expect(blocksOf(html)).toEqual([
    ...["<h2>One</h2>", " ", "<ul><li><p>Two</p></li></ul>", "<hr>", "Three"],
  ]);
});

test("as much may be nested as can be published, and no more", () => {
  expect(blocksOf(nested(MOST_OPEN))).toEqual([nested(MOST_OPEN)]);
  expect(blocksOf(nested(MOST_OPEN + 1))).toBeNull();
});

test("where more stands side by side than is asked for, nothing is read on", () => {
  const many = "<p>a</p>".repeat(3);
  expect(blocksOf(many, 3)).toHaveLength(3);
  expect(blocksOf(`${many}<p>b</p>`, 3)).toBeNull();
});

test.each([
  ["<p>a</p>", true, false],
  ["<p> \n</p>", false, false],
  ['<p><img src="/a"></p>', false, true],
  ['<img src="/a" alt=" ">', false, true],
  ['<img src="/a" alt="A boat">', true, true],
  ['<p alt="A boat"></p>', false, false],
  ["<hr>", false, true],
])("of %s it is known whether it has words, and things", (block, hasWords, hasThings) => {
  expect(substanceOf(block)).toEqual({ hasWords, hasThings });
});

test("only what is marked at its very beginning is English", () => {
  expect(inEnglish("<ul><li>a</li></ul>")).toBe('<ul lang="en" dir="ltr"><li>a</li></ul>');
  expect(inEnglish("a")).toBe('<p lang="en" dir="ltr">a</p>');
  expect([inEnglish("a"), '<p><b lang="en">a</b></p>', "<p>a</p>", "a"].map(isInEnglish)).toEqual([
    ...[true, false, false, false],
  ]);
});
