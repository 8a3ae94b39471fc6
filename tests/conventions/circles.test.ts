import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

/** What a module needs when it runs; types are gone by then. */
const IMPORT = /^(?:import|export)\s+(?!type\b)(?:[^;"]*?from\s+)?"([#.][^"]+)"/gm;

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => path.join(folder, name));

/** Contracts are one room: what a field can be, and the kinds and forms made of fields. */
const folderOf = (file: string) =>
  file.startsWith("contracts/") ? "contracts" : path.dirname(file);

const targetOf = (file: string, specifier: string) =>
  specifier.startsWith("#") ? specifier.slice(1) : path.join(path.dirname(file), specifier);

/** By folder: those that it cannot run without. */
function neededFolders(files: string[]): Map<string, Set<string>> {
  const needed = new Map<string, Set<string>>();
  for (const file of files) {
    const folder = folderOf(file);
    const others = needed.get(folder) ?? new Set();
    for (const [, specifier = ""] of readFileSync(file, "utf8").matchAll(IMPORT)) {
      const other = folderOf(targetOf(file, specifier));
      if (other !== folder) others.add(other);
    }
    needed.set(folder, others);
  }
  return needed;
}

/** The first way found from a folder back to it; null: there is none. */
function wayBack(start: string, needed: Map<string, Set<string>>): string[] | null {
  const seen = new Set<string>();
  const walk = (way: string[]): string[] | null => {
    for (const next of needed.get(way.at(-1) ?? start) ?? []) {
      if (next === start) return [...way, next];
      if (seen.has(next)) continue;
      seen.add(next);
      const found = walk([...way, next]);
      if (found) return found;
    }
    return null;
  };
  return walk([start]);
}

test("no folder needs one that needs it", () => {
  const needed = neededFolders(["app", "contracts", "i18n", "server"].flatMap(sourcesIn));
  expect(needed.size).toBeGreaterThan(50);
  expect([...needed.keys()].map((folder) => wayBack(folder, needed)).filter(Boolean)).toEqual([]);
});

test("a circle is found, however long", () => {
  const needed = new Map([
    ["a", new Set(["b"])],
    ["b", new Set(["c", "d"])],
    ["c", new Set<string>()],
    ["d", new Set(["a"])],
  ]);
  expect(wayBack("a", needed)).toEqual(["a", "b", "d", "a"]);
  expect(wayBack("c", needed)).toBeNull();
});
