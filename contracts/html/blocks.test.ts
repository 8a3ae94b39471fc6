import { expect, test } from "vitest";
import { blocksOf, MOST_OPEN } from "./blocks.ts";

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
