import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { CONNECTION_LIMITS, limitsOf } from "./connection-limits.ts";
import { mostOpenFiles } from "./open-files.ts";

test("workers together take no more connections, nor answers that are not read, than one would", () => {
  expect(limitsOf(1)).toEqual(CONNECTION_LIMITS);
  for (const workers of [2, 3, 8, 64]) {
    const shared = ["most", "crowd", ...(workers <= 8 ? ["unreadBytes" as const] : [])] as const;
    for (const name of shared) {
      expect(limitsOf(workers)[name] * workers).toBeGreaterThanOrEqual(CONNECTION_LIMITS[name]);
      expect((limitsOf(workers)[name] - 1) * workers).toBeLessThan(CONNECTION_LIMITS[name]);
    }
  }
  // Of a crowd of workers each still has room for a few pictures.
  expect(limitsOf(64).unreadBytes).toBe(16 * 1024 * 1024);
});

test("connections leave files for the rest where the system allows few", () => {
  for (const files of [Number.POSITIVE_INFINITY, 1_048_576, 16_384]) {
    expect(limitsOf(1, files)).toEqual(CONNECTION_LIMITS);
  }
  for (const files of [256, 1024, 4096]) {
    const { most, crowd, closing } = limitsOf(1, files);
    expect(crowd).toBeLessThanOrEqual(most / 2);
    expect(most).toBeGreaterThan(files * 0.7);
    expect(files - most - closing).toBeGreaterThanOrEqual(files / 10);
  }
  expect(limitsOf(2, 4096).most).toBe(3000);
});

test("how many may be open is what the system says; unlimited, or unsaid, it is without limit", () => {
  const said = (value: string) => {
    const file = path.join(temporaryFolder(), "limits");
    writeFileSync(file, `Max processes  5  5  processes\nMax open files            ${value}\n`);
    return mostOpenFiles(file);
  };
  expect(said("4096                 4096                 files")).toBe(4096);
  expect(said("unlimited            unlimited            files")).toBe(Number.POSITIVE_INFINITY);
  expect(mostOpenFiles("/proc/not/there")).toBe(Number.POSITIVE_INFINITY);
});
