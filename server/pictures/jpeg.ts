import type { Sharp } from "sharp";

const QUALITIES = [82, 74, 66, 58, 50];

/** As good as it can be within so many bytes; at the lowest quality, whatever it takes. */
export async function jpegWithin(picture: Sharp, bytes: number): Promise<Uint8Array<ArrayBuffer>> {
  let drawn = Buffer.of();
  for (const quality of QUALITIES) {
    drawn = await picture.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (drawn.length <= bytes) break;
  }
  return new Uint8Array(drawn);
}
