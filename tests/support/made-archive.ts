import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createZstdCompress } from "node:zlib";
import { pack as createPack, type Pack } from "tar-stream";
import { temporaryFolder } from "./temporary-folder.ts";

export type Entry = { name: string; bytes?: Buffer | string; type?: "symlink"; linkname?: string };

/** Packed as ours are, from what it is given. */
export async function packed(entries: Entry[]): Promise<string> {
  const file = path.join(temporaryFolder(), "made.tar.zst");
  const pack: Pack = createPack();
  const writing = pipeline(pack, createZstdCompress(), createWriteStream(file));
  for (const { name, bytes = "", ...rest } of entries) pack.entry({ name, ...rest }, bytes);
  pack.finalize();
  await writing;
  return file;
}

export const sums = (entries: Entry[]) => ({
  name: "SHA256SUMS",
  bytes: entries
    .map(({ name, bytes = "" }) => `${createHash("sha256").update(bytes).digest("hex")}  ${name}\n`)
    .join(""),
});
