import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { refuseLostSite } from "./lost-site.ts";

function open() {
  const folder = temporaryFolder();
  const file = path.join(folder, "rihla.sqlite");
  const start = (env: { EXPECT_SITE?: boolean } = {}) =>
    refuseLostSite(file, { DATA_DIR: folder, ...env });
  return { folder, file, start };
}

test("a new folder may become a site, unless one is expected there", () => {
  const { folder, start } = open();
  mkdirSync(path.join(folder, "media"));
  expect(() => start()).not.toThrow();
  expect(() => start({ EXPECT_SITE: true })).toThrow("There is no site in this data folder");
});

test.each(["secret", "rihla.sqlite-wal", "media/a"])(
  "%s is left of a site that is lost",
  (name) => {
    const { folder, start } = open();
    mkdirSync(path.join(folder, "media"));
    writeFileSync(path.join(folder, name), "left");
    expect(() => start()).toThrow(`still holds ${name.split("/")[0]}.`);
  },
);

test("an empty file is no database", () => {
  const { file, start } = open();
  writeFileSync(file, "");
  expect(() => start()).toThrow("The database file is empty");
});
