import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const COMPARES = /\blocaleCompare\b|\bIntl\.Collator\b/;

test("one file knows in which order people look for names", () => {
  const sources = globSync("{app,contracts,i18n,server}/**/*.{ts,tsx}").filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
  expect(sources.length).toBeGreaterThan(1000);
  const comparing = sources.filter((file) => COMPARES.test(readFileSync(file, "utf8")));
  expect(comparing, "names: i18n/by-name.ts; ids and days: contracts/by-code.ts").toEqual([
    "i18n/by-name.ts",
  ]);
});
