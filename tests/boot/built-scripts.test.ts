import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Of each file for browsers: our files in it, and those of packages. */
const HELD: Record<string, string[]> = JSON.parse(
  readFileSync("build/manifest/modules.json", "utf8"),
);

test("no browser loads zod: it tries to make functions, which our policy forbids and Firefox reports", () => {
  const files = Object.entries(HELD);
  expect(files.length).toBeGreaterThan(50);
  const holding = files.filter(([, held]) => held.some((one) => one.includes("node_modules/zod/")));
  expect(holding.map(([file]) => file)).toEqual([]);
});
