import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { extract, pack } from "tar-stream";
import { expect, test } from "vitest";
import { PORTION_BYTES } from "#server/data-folder/paced-file.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { createUnpackedFiles, type Entry } from "./unpacked-files.ts";

const FILES = {
  empty: Buffer.alloc(0),
  small: Buffer.from("a small one"),
  portion: Buffer.alloc(PORTION_BYTES, "p"),
  large: Buffer.alloc(PORTION_BYTES * 2 + 1, "l"),
};

test("every byte of small files and of large ones is told of, kept or only read", async () => {
  for (const isKept of [true, false]) {
    const folder = path.join(temporaryFolder(), "deep", "below");
    const told = new Map<string, number>();
    const sums: Record<string, string> = {};
    let name = "";
    const unpacked = createUnpackedFiles((count) => {
      told.set(name, (told.get(name) ?? 0) + count);
    });
    const archive = pack();
    for (const [file, bytes] of Object.entries(FILES)) archive.entry({ name: file }, bytes);
    archive.finalize();
    for await (const entry of archive.pipe(extract())) {
      name = entry.header.name;
      sums[name] = await unpacked.keep(entry, isKept ? path.join(folder, name) : null);
    }
    await unpacked.finish();
    for (const [file, bytes] of Object.entries(FILES)) {
      expect([file, told.get(file) ?? 0]).toEqual([file, bytes.length]);
      expect(sums[file]).toBe(createHash("sha256").update(bytes).digest("hex"));
      if (isKept) expect(readFileSync(path.join(folder, file)).equals(bytes)).toBe(true);
    }
  }
});

test("what claims to be more than the disk holds is refused before it comes, but may be read", async () => {
  const unpacked = createUnpackedFiles(() => undefined);
  const entry = () =>
    Object.assign(Readable.from([]), { header: { name: "a", size: 2 ** 60 } }) as unknown as Entry;
  const target = path.join(temporaryFolder(), "a");
  await expect(unpacked.keep(entry(), target)).rejects.toThrow(/room/);
  expect(await unpacked.keep(entry(), null)).toBe(createHash("sha256").digest("hex"));
});
