import { readFile } from "node:fs/promises";

/** What libvips keeps of them; a camera or a program writes one or two. */
export const MOST_TEXTS = 20;

/** Words that may be compressed: PNG, 11.3.3. */
const TEXTS = ["zTXt", "iTXt"];
const SIGNATURE_BYTES = 8;
/** Length, type and checksum of a part. */
const AROUND_BYTES = 12;

/**
 * How many words a PNG brings. Reading it unpacks each of them, and a few kilobytes become thirty megabytes.
 * @param file that begins as a PNG does; of one that is damaged those before the damage count
 */
export async function countTexts(file: string): Promise<number> {
  const png = await readFile(file);
  let count = 0;
  let at = SIGNATURE_BYTES;
  while (at + AROUND_BYTES <= png.length) {
    if (TEXTS.includes(png.toString("latin1", at + 4, at + 8))) count++;
    at += AROUND_BYTES + png.readUInt32BE(at);
  }
  return count;
}
