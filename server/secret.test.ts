import { statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { readSecret } from "./secret.ts";

test("is made once, long, and readable by its owner only", () => {
  const folder = temporaryFolder();
  const secret = readSecret(folder);
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(readSecret(folder)).toBe(secret);
  expect(statSync(path.join(folder, "secret")).mode & 0o777).toBe(0o600);
  expect(readSecret(temporaryFolder())).not.toBe(secret);
});
