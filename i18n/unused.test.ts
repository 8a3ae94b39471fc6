import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const read = (pattern: string): [file: string, source: string][] =>
  globSync(pattern)
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(file, "utf8")]);

const NAMED = /^export const (\w+)/gm;
const LOADED = /"([#.][^"]+\.ts)"/g;

/** What may say the words: not the other languages, which say them in turn. */
const CODE = [...read("{app,server,contracts}/**/*.{ts,tsx}"), ...read("i18n/*.ts")];

/** The sources that load a file of words, by the file. */
function readersOf(code: typeof CODE): Map<string, string> {
  const readers = new Map<string, string>();
  for (const [file, source] of code) {
    for (const [, to = ""] of source.matchAll(LOADED)) {
      const loaded = to.startsWith("#") ? to.slice(1) : path.join(path.dirname(file), to);
      readers.set(loaded, `${readers.get(loaded) ?? ""}\n${source}`);
    }
  }
  return readers;
}

function unusedIn(words: typeof CODE, code: typeof CODE): string[] {
  const readers = readersOf([...code, ...words]);
  return words.flatMap(([file, source]) => {
    const said = new Set(readers.get(file)?.match(/\w+/g));
    const names = [...source.matchAll(NAMED)].map(([, name = ""]) => name);
    return names.filter((name) => !said.has(name)).map((name) => `${file}: ${name}`);
  });
}

test("no message stands in the catalogue that nobody says", () => {
  const words = read("i18n/en/**/*.ts");
  expect(words.length).toBeGreaterThan(50);
  expect(unusedIn(words, CODE)).toEqual([]);
});

test("the finder of unused messages finds them", () => {
  const words: typeof CODE = [
    ["i18n/en/shell.ts", 'export const menu = "Menu";\nexport const close = "Close";\n'],
    ["i18n/en/other.ts", 'export const close = "Close";\n'],
  ];
  const code: typeof CODE = [
    ["app/a.tsx", 'import * as words from "#i18n/en/shell.ts";\nwords.menu'],
    ["i18n/b.ts", 'import { close } from "./en/other.ts";'],
  ];
  expect(unusedIn(words, code)).toEqual(["i18n/en/shell.ts: close"]);
});
