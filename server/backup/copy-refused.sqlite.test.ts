import { existsSync } from "node:fs";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { copyDatabase } from "./copy-database.ts";

const refusal = vi.hoisted(() => ({ code: "" }));

vi.mock("node:fs", async (original) => {
  const fs = await original<typeof import("node:fs")>();
  const accessSync: typeof fs.accessSync = (...asked) => {
    if (!refusal.code) return fs.accessSync(...asked);
    throw Object.assign(new Error(), { code: refusal.code });
  };
  return { ...fs, accessSync };
});

test.each([
  ["", true],
  ["EACCES", true],
  ["EROFS", false],
])("refused with %j, a database is copied beside its writers: %s", async (code, isServed) => {
  const { dataFolder } = await openTestSite();
  const target = path.join(dataFolder, "copy.sqlite");
  const onProgress = vi.fn();
  const { signal } = new AbortController();
  refusal.code = code;
  try {
    await copyDatabase({ DATA_DIR: dataFolder }, target, { signal, onProgress });
  } finally {
    refusal.code = "";
  }
  expect([existsSync(target), onProgress.mock.calls.length > 0]).toEqual([true, isServed]);
});
