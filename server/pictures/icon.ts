import sharp from "sharp";

/** `paper` of the design. */
export const ICON_GROUND = "#FBFAF6";

const FAVICON_PX = 48;
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

/** The mark on paper, small enough for phones that cut icons round. @param mark any picture */
export async function drawIcon(mark: Uint8Array, sizePx: number): Promise<Uint8Array<ArrayBuffer>> {
  const drawn = await drawMark(mark, Math.round(sizePx * 0.64));
  const icon = sharp({
    create: { width: sizePx, height: sizePx, channels: 3, background: ICON_GROUND },
  });
  return new Uint8Array(
    await icon
      .composite([{ input: drawn }])
      .png({ palette: true })
      .toBuffer(),
  );
}

/** An .ico file: a directory of one entry, and the entry, which may be a PNG. */
export async function drawFavicon(mark: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const png = await drawMark(mark, FAVICON_PX);
  const directory = Buffer.alloc(22);
  directory.writeUInt16LE(1, 2); // an icon, not a cursor
  directory.writeUInt16LE(1, 4); // entries
  directory.writeUInt8(FAVICON_PX, 6);
  directory.writeUInt8(FAVICON_PX, 7);
  directory.writeUInt16LE(1, 10); // colour planes
  directory.writeUInt16LE(32, 12); // bits a pixel
  directory.writeUInt32LE(png.length, 14);
  directory.writeUInt32LE(directory.length, 18);
  return new Uint8Array(Buffer.concat([directory, png]));
}

/** A square of this size, clear beside the mark. */
async function drawMark(mark: Uint8Array, sizePx: number): Promise<Buffer> {
  return sharp(mark).resize(sizePx, sizePx, { fit: "contain", background: CLEAR }).png().toBuffer();
}
