import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const tracked = execFileSync("git", ["ls-files"], { encoding: "utf8" }).trim().split("\n");
const SOURCE = /\.(tsx?|mjs|css)$/;
const LONGEST_LINES = 250;

test("the map names every folder, and no other", () => {
  const map = readFileSync("docs/map.md", "utf8");
  const named = [...map.matchAll(/^\| `([^`]+)` \|/gm)].map(([, folder]) => folder);
  const folders = tracked.map((file) => path.dirname(file));
  const shown = folders.filter((folder) => folder !== "." && !folder.startsWith(".ci"));
  expect(named.toSorted()).toEqual([...new Set(shown)].toSorted());
});

test("files stay small", () => {
  const lines = tracked
    .filter((file) => SOURCE.test(file))
    .map((file) => ({ file, count: readFileSync(file, "utf8").split("\n").length }))
    .sort((a, b) => a.count - b.count);
  expect(lines.filter(({ count }) => count > LONGEST_LINES)).toEqual([]);
  expect(lines[Math.floor(lines.length / 2)]?.count).toBeLessThanOrEqual(80);
});
