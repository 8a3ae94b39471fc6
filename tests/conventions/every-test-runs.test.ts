import { globSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import config from "../../vitest.config.ts";

type Project = { include: string[]; exclude?: string[] };

const projects = (config.test?.projects ?? []).flatMap((project) =>
  typeof project === "object" && "test" in project ? [project.test as Project] : [],
);

const isIn = (patterns: string[], file: string) =>
  patterns.some((pattern) => path.matchesGlob(file, pattern));

test("no test lies where nothing runs it", () => {
  const files = globSync("{app,bench,contracts,i18n,scripts,server,tests}/**/*.test.{ts,tsx}");
  expect(files.length).toBeGreaterThan(150);
  const forgotten = files.filter(
    (file) =>
      !projects.some(({ include, exclude = [] }) => isIn(include, file) && !isIn(exclude, file)),
  );
  expect(forgotten).toEqual([]);
});
