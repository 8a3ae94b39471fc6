import { readFile } from "node:fs/promises";

/** Of thirty megabytes each when they are read; a camera or a program writes one to five. */
export const MOST_TEXTS = 8;

const SIGNATURE_BYTES = 8;
/** Length, type and checksum of a part. */
const AROUND_BYTES = 12;

/**
 * How many compressed words a PNG brings. Reading it unpacks each of them, and a few kilobytes become thirty megabytes.
 * @param file that begins as a PNG does; of one that is damaged those before the damage count
 */
export async function countTexts(file: string): Promise<number> {
  const png = await readFile(file);
  let count = 0;
  let at = SIGNATURE_BYTES;
  while (at + AROUND_BYTES <= png.length) {
    const end = at + AROUND_BYTES + png.readUInt32BE(at);
    if (isCompressedText(png.subarray(at + 4, end))) count++;
    at = end;
  }
  return count;
}

/** PNG, 11.3.3: behind the name of an iTXt and a zero stands whether it is compressed. */
function isCompressedText(part: Buffer): boolean {
  const type = part.toString("latin1", 0, 4);
  return type === "zTXt" || (type === "iTXt" && part[part.indexOf(0) + 1] !== 0);
}
