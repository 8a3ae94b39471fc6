import { createHash } from "node:crypto";
import { createReadStream, statSync } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { constants, createZstdCompress } from "node:zlib";
import { pack as createPack, type Pack } from "tar-stream";
import { PRIVATE_FILE } from "#server/data-folder/data-folder.ts";
import { createPacedFile } from "#server/data-folder/paced-file.ts";
import { counted } from "./counted.ts";

/** The last file of an archive: as `sha256sum` writes and checks it. */
export const CHECKSUMS = "SHA256SUMS";

/** Pictures are compressed already, and rows of text gain little beyond. */
const LEVEL = 3;

export type Packing = {
  addFile: (name: string, file: string) => Promise<void>;
  addBytes: (name: string, bytes: Uint8Array) => Promise<void>;
};

/**
 * A tar file compressed by zstd, with the checksums of all its files behind them. It is on the disk when this
 * ends.
 * @param fill adds its files, one after the other
 * @param onBytes of what went in, before it was compressed
 */
export async function packArchive(
  target: string,
  fill: (packing: Packing) => Promise<void>,
  { signal, onBytes }: { signal: AbortSignal; onBytes: (count: number) => void },
): Promise<void> {
  const pack = createPack();
  const params = {
    [constants.ZSTD_c_compressionLevel]: LEVEL,
    [constants.ZSTD_c_checksumFlag]: 1,
  };
  const writing = pipeline(pack, createZstdCompress({ params }), createPacedFile(target), {
    signal,
  });
  const filling = fillPack(pack, fill, onBytes).catch((error) => {
    pack.destroy(error);
    throw error;
  });
  await Promise.all([filling, writing]);
}

async function fillPack(
  pack: Pack,
  fill: (packing: Packing) => Promise<void>,
  onBytes: (count: number) => void,
): Promise<void> {
  const sums: string[] = [];
  const add = async (name: string, size: number, source: Readable) => {
    const hash = createHash("sha256");
    await pipeline(source, counted(hash, onBytes), pack.entry({ name, size, mode: PRIVATE_FILE }));
    sums.push(`${hash.digest("hex")}  ${name}\n`);
  };
  await fill({
    addFile: (name, file) => add(name, statSync(file).size, createReadStream(file)),
    addBytes: (name, bytes) => add(name, bytes.length, Readable.from([bytes])),
  });
  const list = Buffer.from(sums.join(""));
  await pipeline(
    Readable.from([list]),
    pack.entry({ name: CHECKSUMS, size: list.length, mode: PRIVATE_FILE }),
  );
  pack.finalize();
}
