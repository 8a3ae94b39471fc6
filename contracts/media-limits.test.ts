import { expect, test } from "vitest";
import { isUpload, uploadBytes } from "./media-limits.ts";

const MIB = 1024 * 1024;

test("what is uploaded, and how much of it is taken; all else is none", () => {
  const asked: [string, string][] = [
    ["POST", "/api/media"],
    ["POST", "/api/imports"],
    ["POST", "/api/backups/file"],
    ["PUT", "/api/media"],
    ["POST", "/api/blogs"],
  ];
  expect(
    asked.map(([method, path]) => [uploadBytes(method, path), isUpload(method, path)]),
  ).toEqual([
    [20 * MIB + 16 * 1024, true],
    [500 * MIB + 16 * 1024, true],
    [MIB * MIB, true],
    [0, false],
    [0, false],
  ]);
});
