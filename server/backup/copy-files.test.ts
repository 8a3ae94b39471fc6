import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { copyFolder } from "./copy-files.ts";

function made() {
  const folder = temporaryFolder();
  const [from, to] = [path.join(folder, "from"), path.join(folder, "to")];
  mkdirSync(path.join(from, "a/b"), { recursive: true });
  mkdirSync(path.join(from, "empty"));
  for (const name of ["a/b/deep.webp", "top.webp", "half.webp.part"]) {
    writeFileSync(path.join(from, name), `new ${name}`);
  }
  chmodSync(path.join(from, "top.webp"), 0o444);
  symlinkSync(path.join(from, "top.webp"), path.join(from, "link.webp"));
  return { from, to };
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .toSorted();

test("whole files are copied, each into its folder, for this account alone; what is there stays", async () => {
  const { from, to } = made();
  const { signal } = new AbortController();
  mkdirSync(path.join(to, "a/b"), { recursive: true });
  writeFileSync(path.join(to, "a/b/deep.webp"), "as it was");
  await copyFolder(from, to, signal);
  expect(filesIn(to)).toEqual(["a/b/deep.webp", "top.webp"]);
  const read = (name: string) => readFileSync(path.join(to, name), "utf8");
  expect([read("a/b/deep.webp"), read("top.webp")]).toEqual(["as it was", "new top.webp"]);
  expect(statSync(path.join(to, "top.webp")).mode & 0o777).toBe(0o600);
  await copyFolder(path.join(from, "gone"), to, signal);
});

test("it is given up between two files", async () => {
  const { from, to } = made();
  const giving = new AbortController();
  const copying = copyFolder(from, to, giving.signal);
  giving.abort(new Error("the server stops"));
  await expect(copying).rejects.toThrow("the server stops");
});
