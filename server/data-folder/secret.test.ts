import { spawnSync } from "node:child_process";
import { readdirSync, statSync, symlinkSync, writeFileSync } from "node:fs";
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

test("a process that ends while it writes it leaves nothing that the next would stumble over", () => {
  const folder = temporaryFolder();
  const make = `import { readSecret } from "./server/data-folder/secret.ts"; readSecret(process.argv[1]);`;
  // No file may become longer than nothing.
  const limited = `ulimit -f 0; exec "${process.execPath}" --input-type=module --eval '${make}' "$0"`;
  expect(spawnSync("sh", ["-c", limited, folder]).status).not.toBe(0);
  expect(readdirSync(folder)).not.toEqual([]);
  expect(readSecret(folder)).toMatch(/^[0-9a-f]{64}$/);
  expect(readdirSync(folder)).toEqual(["secret"]);
});

test.each(["", "cut off\n", "\0".repeat(64)])("%j is no secret, and is not replaced", (text) => {
  const folder = temporaryFolder();
  writeFileSync(path.join(folder, "secret"), text);
  for (let time = 0; time < 2; time++) expect(() => readSecret(folder)).toThrow("cut off");
});

test("of a link to a disk that is not connected no new secret is made", () => {
  const folder = temporaryFolder();
  const elsewhere = path.join(folder, "elsewhere");
  symlinkSync(elsewhere, path.join(folder, "secret"));
  expect(() => readSecret(folder)).toThrow(/is a link that leads nowhere\. Connect the disk/);
  writeFileSync(elsewhere, "a".repeat(64));
  expect(readSecret(folder)).toBe("a".repeat(64));
});

test("a pipe, which would be waited for without end, is no secret", () => {
  const folder = temporaryFolder();
  expect(spawnSync("mkfifo", [path.join(folder, "secret")]).status).toBe(0);
  expect(() => readSecret(folder)).toThrow(/^Something that is no file lies where the secret/);
});
