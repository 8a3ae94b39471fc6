import { readFile } from "node:fs/promises";

/** Programs write three to ten; libheif takes 16 µs for each, and bounds those within others itself. */
export const MOST_BOXES = 1000;

/** Length and type. */
const BEFORE_BYTES = 8;
/** The length stands behind the type then, in eight bytes. */
const IS_LONG = 1;
const LONG_BEFORE_BYTES = 16;
const UNTIL_THE_END = 0;

/**
 * How many boxes lie one after the other in an AVIF: millions that are empty fit into an upload (ISO/IEC 14496-12, 4.2).
 * @param file that begins as an AVIF does; of one that is damaged those before the damage count
 */
export async function countBoxes(file: string): Promise<number> {
  const avif = await readFile(file);
  let count = 0;
  let at = 0;
  while (at + BEFORE_BYTES <= avif.length) {
    count++;
    const length = lengthAt(avif, at);
    if (length < BEFORE_BYTES) break;
    at += length;
  }
  return count;
}

function lengthAt(avif: Buffer, at: number): number {
  const length = avif.readUInt32BE(at);
  if (length === UNTIL_THE_END) return avif.length - at;
  if (length !== IS_LONG || at + LONG_BEFORE_BYTES > avif.length) return length;
  return Number(avif.readBigUInt64BE(at + BEFORE_BYTES));
}
