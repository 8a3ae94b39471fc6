import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const WRITES_DAYS = /\bdateStyle:\s*"(?:long|full)"/;

/** Bangla of the library has a comma before the year. */
const IN_ANOTHER_WAY = [
  // Of an English page, in whichever language its writer reads the rest.
  "app/admin/preview/page-preview.tsx",
  // What is looked through and never shown, in two calendars.
  "server/content/site-search/searched-departures.ts",
];

test("one file writes a day with its year, as people write it", () => {
  const sources = globSync("{app,contracts,i18n,server}/**/*.{ts,tsx}").filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
  expect(sources.length).toBeGreaterThan(1000);
  const writing = sources.filter((file) => WRITES_DAYS.test(readFileSync(file, "utf8")));
  expect(writing.toSorted(), "days are written by i18n/date-words.ts").toEqual(
    [...IN_ANOTHER_WAY, "i18n/date-words.ts"].toSorted(),
  );
});
