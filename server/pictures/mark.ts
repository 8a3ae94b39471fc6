import type { Box, ReadToDraw } from "#server/media/read-to-draw.ts";
import { OUR_ART, readArt } from "./art.ts";

/** No icon shows it larger. */
const LARGEST: Box = { width: 512, height: 512, fit: "inside" };

/** Nobody's mark, in the green of the design: better than another agency's. */
const PLAIN_MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="18" fill="#1B5A4D"/></svg>';

/** The agency's mark; a plain one for what cannot be drawn, or is not ours to draw. */
export async function readMark(address: string, readMedia: ReadToDraw): Promise<Uint8Array> {
  const uploaded = await readMedia(address, LARGEST);
  if (uploaded) return uploaded;
  return OUR_ART.test(address) ? readArt(address) : Buffer.from(PLAIN_MARK);
}
