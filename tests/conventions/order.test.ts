import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const COMPARES = /\blocaleCompare\b|\bIntl\.Collator\b/;
const ASKS_THE_DATABASE =
  /\borderBy\(\s*\[?\s*["'`](?:\w+\.)?(?:name|title|userName)\b|\border by (?:"?\w+"?\.)?"?(?:name|title|userName)\b/;

function sourcesWith(pattern: RegExp): string[] {
  const sources = globSync("{app,contracts,i18n,server}/**/*.{ts,tsx}").filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
  expect(sources.length).toBeGreaterThan(1000);
  return sources.filter((file) => pattern.test(readFileSync(file, "utf8")));
}

test("one file knows in which order people look for names", () => {
  expect(
    sourcesWith(COMPARES),
    "names: i18n/by-name.ts; ids and days: contracts/by-code.ts",
  ).toEqual(["i18n/by-name.ts"]);
});

test("no database puts names into an order that people read", () => {
  // Names of tables, of which one sum is made.
  expect(sourcesWith(ASKS_THE_DATABASE), "names: i18n/by-name.ts, once they are read").toEqual([
    "server/backup/describe-copy.ts",
  ]);
});

test.each([
  ['rows.orderBy("name")', true],
  ['rows.orderBy("entry.title", "desc")', true],
  ['rows\n  .orderBy(\n    "title",\n    order,\n  )', true],
  ['rows.orderBy(["staff.name", "id"])', true],
  ["select id from visa order by title", true],
  ['select id from staff order by staff."name"', true],
  ['rows.orderBy("position")', false],
  ['rows.orderBy("names")', false],
  ['rows.where("name", "=", name).orderBy("id")', false],
])("%j asks the database for an order by name: %j", (source, isFound) => {
  expect(ASKS_THE_DATABASE.test(source)).toBe(isFound);
});
