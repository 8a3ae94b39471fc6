import sharp from "sharp";

export const WIDTH_PX = 1200;
export const HEIGHT_PX = 630;
/** What is drawn on once more. */
export const UNCOMPRESSED = { compressionLevel: 0 } as const;

/** What our drawings show stands right of their middle: moved so far, it stands left of words at the right. */
const SHIFT_PX = 330;

/** The hero's scrim (design.md, section 8), reaching further: the words are larger here. */
const SCRIM = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH_PX}" height="${HEIGHT_PX}"><linearGradient id="s">${(
  [
    [0, 0.95],
    [26, 0.93],
    [40, 0.86],
    [49, 0.7],
    [56, 0.44],
    [63, 0.2],
    [72, 0],
  ] as const
)
  .map(([at, opacity]) => `<stop offset="${at}%" stop-color="#062624" stop-opacity="${opacity}"/>`)
  .join("")}</linearGradient><rect width="100%" height="100%" fill="url(#s)"/></svg>`;

/**
 * A picture that words can be read on.
 * @param isMirrored they stand at the right
 * @param isShifted what it shows makes room for them
 */
export async function drawBackdrop(
  given: Uint8Array,
  { isMirrored, isShifted = false }: { isMirrored: boolean; isShifted?: boolean },
): Promise<Uint8Array> {
  const whole = await sharp(given)
    .resize(WIDTH_PX, HEIGHT_PX, { fit: "cover" })
    .png(UNCOMPRESSED)
    .toBuffer();
  const art = isShifted ? await shifted(whole) : whole;
  const scrim = sharp(Buffer.from(SCRIM));
  const overlay = await (isMirrored ? scrim.flop() : scrim).png().toBuffer();
  return sharp(art)
    .composite([{ input: overlay }])
    .png(UNCOMPRESSED)
    .toBuffer();
}

/** Where it ends, below the darkest of the scrim, its edge goes on. */
const shifted = (art: Uint8Array): Promise<Uint8Array> =>
  sharp(art)
    .extract({ left: SHIFT_PX, top: 0, width: WIDTH_PX - SHIFT_PX, height: HEIGHT_PX })
    .extend({ right: SHIFT_PX, extendWith: "copy" })
    .png(UNCOMPRESSED)
    .toBuffer();
