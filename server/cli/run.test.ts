import { symlinkSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { requireSqliteFile } from "./run.ts";

test("a database that cannot be looked at is not said to be none", () => {
  const DATA_DIR = temporaryFolder();
  expect(() => requireSqliteFile({ DATA_DIR })).toThrow("There is no database at");
  symlinkSync("rihla.sqlite", path.join(DATA_DIR, "rihla.sqlite"));
  expect(() => requireSqliteFile({ DATA_DIR })).toThrow("ELOOP");
});
