import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { openTestSite } from "#tests/support/open-test-site.ts";

const NOBODY = { by: null };

async function open() {
  const { site, library, dataFolder } = await openTestSite();
  const add = async (digit: string) => {
    const hash = digit.repeat(20);
    const stem = `${hash}-90x60-aabbcc`;
    const picture = { stem, hash, extension: "jpg", name: "a.jpg", width: 90, height: 60 } as const;
    await site.media.begin({ ...picture, bytes: 9, alt: "", decorative: true });
    const folder = path.join(dataFolder, "media", stem);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, "original"), digit);
    const { _id } = await site.media.finish(stem, NOBODY);
    return { id: _id, file: `${stem}/original` };
  };
  return { library, dataFolder, removed: await add("1"), kept: await add("2") };
}

test("files of what is removed while a backup has them stay until it is done; those of others stay for good", async () => {
  const { library, removed, kept } = await open();
  const areThere = () =>
    Promise.all([removed, kept].map(async ({ file }) => (await library.read(file)) !== null));
  let isHeld = true;
  library.keepFilesWhile(() => isHeld);
  await library.remove(removed.id, NOBODY);
  await library.removeKept();
  expect(await areThere()).toEqual([true, true]);
  isHeld = false;
  await library.removeKept();
  expect(await areThere()).toEqual([false, true]);
  await expect(library.remove(removed.id, NOBODY)).rejects.toThrow("not-found");
});

test("whether pictures can be stored is tried, and leaves nothing behind", async () => {
  const { library, dataFolder } = await open();
  const files = () => readdirSync(path.join(dataFolder, "media")).toSorted();
  const before = files();
  await library.tryStoring();
  expect(files()).toEqual(before);
});
