import { readFile } from "node:fs/promises";

/** Of an animation; its reader goes through all that are before for each. */
export const MOST_FRAMES = 5000;

/** RIFF, its length, WEBP. */
const HEAD_BYTES = 12;
/** Type and length of a part. */
const BEFORE_BYTES = 8;

/**
 * How many frames a WebP has: hundreds of thousands fit into an upload, and all are looked at before the first pixel.
 * @param file that begins as a WebP does; of one that is damaged those before the damage count
 */
export async function countFrames(file: string): Promise<number> {
  const webp = await readFile(file);
  let count = 0;
  let at = HEAD_BYTES;
  while (at + BEFORE_BYTES <= webp.length) {
    if (webp.toString("latin1", at, at + 4) === "ANMF") count++;
    const length = webp.readUInt32LE(at + 4);
    // Each begins at an even place.
    at += BEFORE_BYTES + length + (length % 2);
  }
  return count;
}
