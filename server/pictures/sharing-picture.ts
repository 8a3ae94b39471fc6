import path from "node:path";
import sharp from "sharp";
import type { Box, ReadToDraw } from "#server/media/read-to-draw.ts";
import { readArt } from "./art.ts";
import { drawBackdrop, HEIGHT_PX, UNCOMPRESSED, WIDTH_PX } from "./backdrop.ts";
import { loadFonts, TEXT_FONTS } from "./fonts.ts";
import { jpegWithin } from "./jpeg.ts";
import { readMark } from "./mark.ts";
import type { PictureCache } from "./picture-cache.ts";
import { setText } from "./text.ts";
import { setFittingTitle } from "./title.ts";

type SharingPicture = {
  title: string;
  /** Address of the art, as content holds it. */
  image: string;
  brand: string;
  /** Address of the agency's mark. */
  mark: string;
  /** Words stand where a line begins. */
  direction: "ltr" | "rtl";
};

const BACKDROP: Box = { width: WIDTH_PX, height: HEIGHT_PX, fit: "cover" };
/** Some apps show no larger one. */
const MOST_BYTES = 90_000;
const MARGIN_PX = 72;
/** A wide mark is as long as four of its heights at most. */
const MARK = { width: 192, height: 48, gap: 18 };
/** The title is centred between the top margin and the brand. */
const TITLE_MIDDLE_PX = 270;

/**
 * Pictures for link previews, 1200 x 630 px JPEG: art, title, brand.
 * @param dataFolder fonts are unpacked below it when the first picture is asked for
 */
export function createSharingPictures(
  cache: PictureCache,
  dataFolder: string,
  readMedia: ReadToDraw,
) {
  let fonts: Promise<void> | null = null;

  async function render(picture: SharingPicture): Promise<Uint8Array<ArrayBuffer>> {
    fonts ??= loadFonts(path.join(dataFolder, "fonts"));
    await fonts.catch((error: unknown) => {
      fonts = null;
      throw error;
    });
    const isMirrored = picture.direction === "rtl";
    const photo = await readMedia(picture.image, BACKDROP);
    const backdrop = photo
      ? drawBackdrop(photo, { isMirrored })
      : drawBackdrop(await readArt(picture.image), { isMirrored, isShifted: isMirrored });
    return compose(picture, await backdrop, await readMark(picture.mark, readMedia));
  }

  return {
    get({ title, image, brand, mark, direction }: SharingPicture) {
      const picture = { title, image, brand, mark, direction };
      return cache.get(JSON.stringify(Object.values(picture)), () => render(picture));
    },
  };
}

async function compose(
  { title, brand, direction }: SharingPicture,
  backdrop: Uint8Array,
  givenMark: Uint8Array,
): Promise<Uint8Array<ArrayBuffer>> {
  const heading = await setFittingTitle(title);
  const name = await setText(brand, {
    fonts: TEXT_FONTS,
    weight: 600,
    sizePx: 30,
    color: "#F6F3EB",
    widthPx: 900,
  });
  const { data: mark, info } = await sharp(givenMark)
    .resize(MARK.width, MARK.height, { fit: "inside" })
    .png()
    .toBuffer({ resolveWithObject: true });
  const markMiddle = HEIGHT_PX - MARGIN_PX - MARK.height / 2;
  const place = (size: { width: number; height: number }, middle: number, margin = MARGIN_PX) => ({
    left: direction === "rtl" ? WIDTH_PX - margin - size.width : margin,
    top: Math.round(middle - size.height / 2),
  });
  const layers = [
    { input: mark, ...place(info, markMiddle) },
    ...(heading ? [{ ...heading, ...place(heading.raw, TITLE_MIDDLE_PX) }] : []),
    ...(name
      ? [{ ...name, ...place(name.raw, markMiddle, MARGIN_PX + info.width + MARK.gap) }]
      : []),
  ];
  const composed = await sharp(backdrop)
    .composite(layers)
    .removeAlpha()
    .png(UNCOMPRESSED)
    .toBuffer();
  return jpegWithin(sharp(composed), MOST_BYTES);
}
