import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { createMediaFolder } from "./media-folder.ts";

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text));

test("files of a picture lie together, are read whole, replaced and removed; nothing half lies beside them", async () => {
  const dataFolder = temporaryFolder();
  const storage = createMediaFolder(dataFolder);
  const read = async (name: string) => {
    const bytes = await storage.read(name);
    return bytes && Buffer.from(bytes).toString();
  };
  expect([await storage.list("first"), await read("first/original")]).toEqual([[], null]);
  await storage.put("first/original", bytesOf("one"), "application/octet-stream");
  await storage.put("first/640.webp", bytesOf("small"), "image/webp");
  await storage.put("first/original", bytesOf("two"), "application/octet-stream");
  await storage.put("second/original", bytesOf("other"), "application/octet-stream");
  expect((await storage.list("first")).toSorted()).toEqual(["640.webp", "original"]);
  expect([await read("first/original"), await read("first/original/none")]).toEqual(["two", null]);
  await storage.removeFolder("first");
  await storage.removeFolder("never");
  expect([await storage.list("first"), await read("second/original")]).toEqual([[], "other"]);
});

test("what cannot be stored leaves nothing, and what is there stays", async () => {
  const dataFolder = temporaryFolder();
  const folder = path.join(dataFolder, "media", "first");
  mkdirSync(path.join(folder, "original"), { recursive: true });
  writeFileSync(path.join(folder, "original", "kept"), "kept");
  const storage = createMediaFolder(dataFolder);
  const stored = storage.put("first/original", bytesOf("one"), "application/octet-stream");
  await expect(stored).rejects.toThrow();
  expect(await storage.list("first")).toEqual(["original"]);
  expect(await storage.list("first/original")).toEqual(["kept"]);
});
