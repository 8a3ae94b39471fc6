import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const tracked = execFileSync("git", ["ls-files"], { encoding: "utf8" }).trim().split("\n");
const SOURCE = /\.(tsx?|mjs|css)$/;
const LONGEST_LINES = 250;
/** Some twenty-five in each folder of the browser; and of the server beside its folders. */
const MOST_FILES = 27;
const MOST_LOOSE = 8;

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

test("folders stay small", () => {
  const sources = tracked.filter((file) => SOURCE.test(file) && !/\.test\.tsx?$/.test(file));
  const inFolder = Map.groupBy(sources, (file) => path.dirname(file));
  const large = [...inFolder]
    .filter(([folder, files]) => folder.startsWith("app/") && files.length > MOST_FILES)
    .map(([folder, files]) => `${folder}: ${files.length}`);
  expect(large).toEqual([]);
  expect(inFolder.get("server")?.length).toBeLessThanOrEqual(MOST_LOOSE);
});
