import { open, readFile } from "node:fs/promises";
import { DomainError } from "#server/errors/domain-error.ts";
import { drawAlone } from "./draw.ts";
import { preparePhotographAlone } from "./photograph.ts";
import { inWords, MAX_PIXELS, sizeOf } from "./picture-limits.ts";
import type { Prepared } from "./prepared.ts";
import { SNIFFED_BYTES, sniff } from "./sniff.ts";

const MAX_SVG_BYTES = 1024 * 1024;

/**
 * Reads an uploaded file. Of an animation the first frame is kept.
 * @throws DomainError "not-a-picture", "damaged-picture", "too-many-pixels", "avif-too-large",
 * "drawing-too-large", "drawing-too-complex", "picture-too-tall", "picture-too-slow"
 */
export async function prepareSizes(file: string): Promise<Prepared> {
  const kind = sniff(await headOf(file));
  if (kind === null) throw new DomainError("not-a-picture");
  if (kind === "svg") return prepareDrawing(file);
  return preparePhotographAlone(file, kind);
}

/** @throws as `prepareSizes` and the work */
export async function withSizes<T>(
  file: string,
  work: (prepared: Prepared) => Promise<T>,
): Promise<T> {
  const prepared = await prepareSizes(file);
  try {
    return await work(prepared);
  } finally {
    await prepared.end();
  }
}

async function headOf(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(
      Buffer.alloc(SNIFFED_BYTES),
      0,
      SNIFFED_BYTES,
      0,
    );
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function prepareDrawing(file: string): Promise<Prepared> {
  const given = await readFile(file);
  if (given.length > MAX_SVG_BYTES) throw new DomainError("drawing-too-large");
  const drawn = await inWords(() => drawAlone(given, MAX_PIXELS));
  const { width, height } = sizeOf(drawn);
  const bytes = Buffer.from(drawn.clean);
  return {
    width,
    height,
    colour: "000000",
    extension: "svg",
    count: 1,
    async *make() {
      yield { name: "picture.svg", bytes };
    },
    end: async () => undefined,
  };
}
