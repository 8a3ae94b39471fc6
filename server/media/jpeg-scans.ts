import { readFile } from "node:fs/promises";

/** Of a JPEG that becomes sharp step by step; programs write about ten. Each goes over the whole picture. */
export const MOST_SCANS = 100;

/** ITU-T T.81, table B.1. */
const MARKER = 0xff;
const [FIRST_BARE, LAST_BARE] = [0xd0, 0xd8];
/** And 0, behind a byte that looks like a marker and is none. */
const LAST_BARE_BELOW = 0x01;
const END = 0xd9;
const SCAN = 0xda;

/**
 * How many scans a JPEG has: thousands fit into a few hundred kilobytes. Neither the small picture within its metadata
 * counts, nor what a camera puts behind its end.
 * @param file that begins as a JPEG does; of one that is damaged those before the damage count
 */
export async function countScans(file: string): Promise<number> {
  const jpeg = await readFile(file);
  let count = 0;
  let at = jpeg.indexOf(MARKER);
  while (at >= 0 && at + 4 <= jpeg.length) {
    const kind = jpeg[at + 1] ?? END;
    // Markers may be filled up, with megabytes.
    if (kind === MARKER) {
      at++;
      continue;
    }
    if (kind === END) break;
    if (kind === SCAN) count++;
    const isBare = kind <= LAST_BARE_BELOW || (kind >= FIRST_BARE && kind <= LAST_BARE);
    at = jpeg.indexOf(MARKER, at + 2 + (isBare ? 0 : jpeg.readUInt16BE(at + 2)));
  }
  return count;
}
