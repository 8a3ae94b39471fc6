import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { makeFile } from "./make-file.ts";

const fill = (text: string) => (writing: NodeJS.WritableStream) =>
  new Promise<void>((done) => void writing.end(text, () => done()));

test("a file is whole and private, or not there; what is there already is left", async () => {
  const target = path.join(temporaryFolder(), "a");
  const { signal } = new AbortController();
  await makeFile(target, signal, fill("whole"));
  expect([readFileSync(target, "utf8"), statSync(target).mode & 0o777]).toEqual(["whole", 0o600]);
  await expect(makeFile(target, signal, fill("other"))).rejects.toThrow("EEXIST");
  expect(readFileSync(target, "utf8")).toBe("whole");

  const other = path.join(path.dirname(target), "b");
  const half = async (writing: NodeJS.WritableStream) => {
    writing.write("half");
    throw new Error("it broke off");
  };
  await expect(makeFile(other, signal, half)).rejects.toThrow("it broke off");
  expect(existsSync(other)).toBe(false);
  const stopping = new AbortController();
  const stopped = makeFile(other, stopping.signal, async () => {
    stopping.abort(new Error("stopped"));
    throw new Error("it broke off");
  });
  await expect(stopped).rejects.toThrow("stopped");
  await expect(makeFile(other, stopping.signal, fill("late"))).rejects.toThrow("stopped");
  expect(existsSync(other)).toBe(false);
  writeFileSync(other, "");
});
