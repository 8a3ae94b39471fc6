import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { README_FILE, readmeBlock } from "../../bench/readme-table.ts";
import { readResults } from "../../bench/results.ts";

test("the README shows what was measured", () => {
  const results = readResults();
  if (!results) throw new Error("bench/results.json is missing: run npm run bench");
  expect(readFileSync(README_FILE, "utf8")).toContain(readmeBlock(results));
});
