import { expect, test } from "vitest";
import { moved } from "./moved.ts";

test.each([
  [0, 1, "bac"],
  [2, 0, "cab"],
  [0, 2, "bca"],
  [2, 3, "abc"],
  [0, 3, "abc"],
  [0, -1, "abc"],
  [3, 0, "abc"],
])("from %i to %i: %s", (from, to, order) => {
  expect(moved(["a", "b", "c"], from, to).join("")).toBe(order);
});
