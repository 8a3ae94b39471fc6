import { readdirSync, writeFileSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { startS3Server } from "#tests/support/s3-server.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { createBucket } from "./bucket.ts";
import { createMediaFolder } from "./media-folder.ts";
import { openMediaStorage } from "./storage.ts";

const BYTES = new Uint8Array([0, 1, 2, 250, 251, 252]);

describe.each([
  ["files below DATA_DIR", async () => openMediaStorage({ DATA_DIR: temporaryFolder(), S3: null })],
  [
    "an S3 bucket",
    async () => openMediaStorage({ DATA_DIR: temporaryFolder(), S3: await startS3Server() }),
  ],
])("%s", (_, open) => {
  test("gives back what was put, byte for byte, and the newer of two", async () => {
    const storage = await open();
    await storage.check();
    await storage.put("aa/320.avif", BYTES, "image/avif");
    expect([...((await storage.read("aa/320.avif")) ?? [])]).toEqual([...BYTES]);
    await storage.put("aa/320.avif", new Uint8Array([7]), "image/avif");
    expect([...((await storage.read("aa/320.avif")) ?? [])]).toEqual([7]);
  });

  test("says null of what is not there, also below a file", async () => {
    const storage = await open();
    await storage.put("aa/320.avif", BYTES, "image/avif");
    expect(await storage.read("aa/640.avif")).toBeNull();
    expect(await storage.read("bb/320.avif")).toBeNull();
    expect(await storage.read("aa/320.avif/x")).toBeNull();
  });

  test("removes a folder with all that is in it, and no other", async () => {
    const storage = await open();
    for (const name of ["aa/1.avif", "aa/2.avif", "aab/1.avif"]) {
      await storage.put(name, BYTES, "image/avif");
    }
    expect((await storage.list("aa")).toSorted()).toEqual(["1.avif", "2.avif"]);
    expect(await storage.list("never-there")).toEqual([]);
    await storage.removeFolder("aa");
    expect(await storage.list("aa")).toEqual([]);
    await storage.removeFolder("never-there");
    expect(await storage.read("aa/1.avif")).toBeNull();
    expect(await storage.read("aa/2.avif")).toBeNull();
    expect(await storage.read("aab/1.avif")).not.toBeNull();
  });

  test("keeps many at once apart", async () => {
    const storage = await open();
    const names = Array.from({ length: 20 }, (_, index) => `aa/${index}.webp`);
    await Promise.all(
      names.map((name, index) => storage.put(name, new Uint8Array(1000).fill(index), "image/webp")),
    );
    const read = await Promise.all(names.map((name) => storage.read(name)));
    expect(read.map((bytes) => [bytes?.length, bytes?.[0]])).toEqual(
      names.map((_, index) => [1000, index]),
    );
  });
});

test("a file is there whole or not at all", async () => {
  const folder = temporaryFolder();
  const storage = createMediaFolder(folder);
  await storage.put("aa/1.avif", BYTES, "image/avif");
  // A folder of this name is in the way of the last step.
  await storage.put("aa/2.avif/x", BYTES, "image/avif");
  await expect(storage.put("aa/2.avif", BYTES, "image/avif")).rejects.toThrow();
  expect(readdirSync(`${folder}/media/aa`).sort()).toEqual(["1.avif", "2.avif"]);
});

test("where a file has taken the folder's place, it says that the store is away", async () => {
  const folder = temporaryFolder();
  writeFileSync(path.join(folder, "media"), "");
  const storage = createMediaFolder(folder);
  await expect(storage.put("aa/320.avif", BYTES, "image/avif")).rejects.toMatchObject({
    name: "DomainError",
    code: "pictures-away",
  });
});

test("a bucket that is not ours to use says so", async () => {
  const settings = await startS3Server();
  await expect(createBucket({ ...settings, bucket: "nobodys" }).check()).rejects.toThrow();
  const stranger = createBucket({ ...settings, accessKeyId: "STRANGER" });
  await expect(stranger.put("aa/1.avif", BYTES, "image/avif")).rejects.toMatchObject({
    cause: { message: expect.stringMatching(/access key/i) },
  });
});

test("a folder that was removed or replaced is told, until it is back", async () => {
  const dataFolder = temporaryFolder();
  const storage = createMediaFolder(dataFolder);
  expect(storage.isGone?.()).toBe(false);
  await storage.check();
  await storage.put("stem/picture.png", new Uint8Array([1]), "image/png");
  expect(storage.isGone?.()).toBe(false);
  const media = path.join(dataFolder, "media");
  await rename(media, `${media}.away`);
  expect(storage.isGone?.()).toBe(true);
  // An upload makes it again, without what lay in it.
  await storage.put("other/picture.png", new Uint8Array([1]), "image/png");
  expect(storage.isGone?.()).toBe(true);
  await rm(media, { recursive: true });
  await rename(`${media}.away`, media);
  expect(storage.isGone?.()).toBe(false);
});
