import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { OwnerError } from "#server/errors/owner-error.ts";
import { backUp, envAt, UNWATCHED, unpackedByHand } from "#tests/support/backups.ts";
import { packed, sums } from "#tests/support/made-archive.ts";
import { MEGABYTE, noisePictures } from "#tests/support/noise-pictures.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { makeAgeKeys } from "./age/age-keys.ts";
import { restoreBackup } from "./restore-backup.ts";

/** A site that went on since two backups of it were made, of which one is locked. */
async function open() {
  const opened = await openTestSite({ demo: true });
  const { site, place, dataFolder, secret } = opened;
  if (!place.DATABASE_URL) writeFileSync(path.join(dataFolder, "secret"), secret);
  await noisePictures(site, dataFolder, 2);
  const [own, other] = [await makeAgeKeys(), await makeAgeKeys()];
  const target = path.join(temporaryFolder(), "locked.tar.zst.age");
  const [backup, locked] = [
    await backUp(place),
    await backUp(place, { target, recipient: own.recipient }),
  ];
  const [post] = await site.blog.list({ limit: 1, offset: 0 });
  await site.blog.remove(post?._id ?? "", { by: null });
  const state = async () => ({
    files: readdirSync(dataFolder).filter((name) => !/^(rihla\.sqlite-|server\.lock)/.test(name)),
    pictures: readdirSync(path.join(dataFolder, "media")),
    posts: await site.blog.list({ limit: 100, offset: 0 }),
    trash: await site.blog.listTrash(),
  });
  const restore = (file: string, identity: string | null = null) =>
    restoreBackup(file, envAt(place), { ...UNWATCHED, identity });
  return { ...opened, backup, locked, other, state, restore };
}

type Opened = Awaited<ReturnType<typeof open>>;

const written = (bytes: Uint8Array | string) => {
  const file = path.join(temporaryFolder(), "given.tar.zst");
  writeFileSync(file, bytes);
  return file;
};

/** The same with another manifest. */
async function ofAnEditionToCome(backup: string): Promise<string> {
  const unpacked = await unpackedByHand(backup);
  const read = (name: string) => ({ name, bytes: readFileSync(path.join(unpacked, name)) });
  const manifest = read("manifest.json");
  const bytes = JSON.stringify({ ...JSON.parse(String(manifest.bytes)), edition: 2 });
  const all = [{ name: "manifest.json", bytes }, read("rihla.sqlite")];
  return packed([...all, sums(all)]);
}

const REFUSED: Record<string, [how: (opened: Opened) => Promise<unknown>, words: RegExp]> = {
  "cut off": [
    ({ backup, restore }) => restore(written(readFileSync(backup).subarray(0, MEGABYTE))),
    /not whole.*Nothing was changed: take another backup/,
  ],
  altered: [
    ({ backup, restore }) => {
      const bytes = readFileSync(backup);
      bytes.writeUInt8((bytes[MEGABYTE] ?? 0) ^ 1, MEGABYTE);
      return restore(written(bytes));
    },
    /not whole.*Nothing was changed: take another backup/,
  ],
  "of another program": [
    ({ restore }) => restore(written("PK\u0003\u0004 a file of another program")),
    /no backup that can be read.*Nothing was changed/,
  ],
  "of a version to come": [
    async ({ backup, restore }) => restore(await ofAnEditionToCome(backup)),
    /a newer version of Rihla made it.*Nothing was changed/,
  ],
  "locked, without a key": [({ locked, restore }) => restore(locked), /key/],
  "locked for another key": [
    ({ locked, other, restore }) => restore(locked, other.identity),
    /key/,
  ],
};

test.each(Object.keys(REFUSED))(
  "one that is %s is refused in a sentence, and nothing is changed",
  async (name) => {
    const [how, words] = REFUSED[name] ?? [];
    const opened = await open();
    const before = await opened.state();
    const error: unknown = await how?.(opened).catch((refused: unknown) => refused);
    expect(error).toBeInstanceOf(OwnerError);
    expect(String(error)).toMatch(words ?? /never/);
    expect(await opened.state()).toEqual(before);
  },
);
