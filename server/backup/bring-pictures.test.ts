import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import type { MediaStorage } from "#server/media/storage.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { bringPictures } from "./bring-pictures.ts";

const [OURS, THEIRS, LAST] = ["a", "b", "c"].map((letter) => `${letter.repeat(20)}-90x60-aabbcc`);

/** Three pictures that come, into a storage that takes the files of two. */
function open() {
  const folder = temporaryFolder();
  for (const stem of [OURS, THEIRS, LAST]) {
    mkdirSync(path.join(folder, "media", String(stem)), { recursive: true });
    writeFileSync(path.join(folder, "media", String(stem), "original"), "a picture");
  }
  const there = new Set<string>();
  const storage: MediaStorage = {
    async put(name) {
      if (there.size === 2) throw new Error("full");
      there.add(name);
    },
    read: async () => null,
    list: async () => [],
    removeFolder: async (stem) => void there.delete(`${stem}/original`),
    check: async () => {},
  };
  const { signal } = new AbortController();
  const bring = (own: () => Promise<ReadonlySet<string>>) =>
    bringPictures(folder, storage, { signal, own });
  return { there, bring };
}

test("what was brought in vain goes, but not what somebody uploaded meanwhile", async () => {
  const { there, bring } = open();
  await expect(bring(async () => new Set([String(OURS)]))).rejects.toThrow("full");
  expect([...there]).toEqual([`${OURS}/original`]);
});

test("where nobody can tell whose it is, it stays", async () => {
  const { there, bring } = open();
  await expect(bring(() => Promise.reject(new Error("away")))).rejects.toThrow("full");
  expect(there.size).toBe(2);
});
