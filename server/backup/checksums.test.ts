import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { checkChecksums, hasChecksums, writeChecksums } from "./checksums.ts";

const UNSTOPPED = new AbortController().signal;

async function makeList() {
  const folder = temporaryFolder();
  const at = (name: string) => path.join(folder, name);
  mkdirSync(at("media/a"), { recursive: true });
  writeFileSync(at("secret"), "a secret");
  writeFileSync(at("media/a/original"), "a picture");
  return { folder, at, count: await writeChecksums(folder, UNSTOPPED) };
}

test("a folder that is as it was listed is whole", async () => {
  const { folder, count } = await makeList();
  expect([count, hasChecksums(folder)]).toEqual([2, true]);
  await expect(checkChecksums(folder, UNSTOPPED)).resolves.toBeUndefined();
});

test.each<[flaw: string, damage: (at: (name: string) => string) => void]>([
  ["secret was altered", (at) => writeFileSync(at("secret"), "a Secret")],
  ["media/a/original is missing", (at) => rmSync(at("media/a/original"))],
  ["media/a/more is not in its list", (at) => writeFileSync(at("media/a/more"), "")],
  ["SHA256SUMS cannot be read", (at) => writeFileSync(at("SHA256SUMS"), "")],
  [
    "SHA256SUMS cannot be read",
    (at) => {
      rmSync(at("SHA256SUMS"));
      mkdirSync(at("SHA256SUMS"));
    },
  ],
])("otherwise the first flaw is named: %s", async (flaw, damage) => {
  const { folder, at } = await makeList();
  damage(at);
  await expect(checkChecksums(folder, UNSTOPPED)).rejects.toThrow(
    `This backup is not whole: ${flaw}.`,
  );
});
