import path from "node:path";
import sharp from "sharp";
import { readArt } from "./art.ts";
import { loadFonts, TEXT_FONTS } from "./fonts.ts";
import { type ReadMedia, readMark } from "./mark.ts";
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
};

const WIDTH_PX = 1200;
const HEIGHT_PX = 630;
const MARGIN_PX = 72;
/** A wide mark is as long as four of its heights at most. */
const MARK = { width: 192, height: 48, gap: 18 };
/** The title is centred between the top margin and the brand. */
const TITLE_MIDDLE_PX = 270;

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
 * Pictures for link previews, 1200 x 630 px PNG: art, title, brand.
 * @param dataFolder fonts are unpacked below it when the first picture is asked for
 */
export function createSharingPictures(
  cache: PictureCache,
  dataFolder: string,
  readMedia: ReadMedia,
) {
  let fonts: Promise<void> | null = null;

  async function render(picture: SharingPicture): Promise<Uint8Array<ArrayBuffer>> {
    fonts ??= loadFonts(path.join(dataFolder, "fonts"));
    await fonts.catch((error: unknown) => {
      fonts = null;
      throw error;
    });
    const art = (await readMedia(picture.image)) ?? (await readArt(picture.image));
    return compose(picture, art, await readMark(picture.mark, readMedia));
  }

  return {
    get: ({ title, image, brand, mark }: SharingPicture): Promise<Uint8Array<ArrayBuffer>> =>
      cache.get(JSON.stringify([title, image, brand, mark]), () =>
        render({ title, image, brand, mark }),
      ),
  };
}

async function compose(
  { title, brand }: SharingPicture,
  given: Uint8Array,
  givenMark: Uint8Array,
): Promise<Uint8Array<ArrayBuffer>> {
  const art = await sharp(given, { density: 96 })
    .resize(WIDTH_PX, HEIGHT_PX, { fit: "cover" })
    .png()
    .toBuffer();
  const heading = await setFittingTitle(title);
  const name = await setText(brand, {
    fonts: TEXT_FONTS,
    weight: 600,
    sizePx: 30,
    color: "#F6F3EB",
    widthPx: 900,
  });
  const { data: mark, info } = await sharp(givenMark, { density: 192 })
    .resize(MARK.width, MARK.height, { fit: "inside" })
    .png()
    .toBuffer({ resolveWithObject: true });
  const markTop = HEIGHT_PX - MARGIN_PX - MARK.height;
  const layers = [
    { input: Buffer.from(SCRIM), left: 0, top: 0 },
    {
      input: mark,
      left: MARGIN_PX,
      top: markTop + Math.round((MARK.height - info.height) / 2),
    },
    ...(heading
      ? [{ ...heading, left: MARGIN_PX, top: TITLE_MIDDLE_PX - Math.round(heading.raw.height / 2) }]
      : []),
    ...(name
      ? [
          {
            ...name,
            left: MARGIN_PX + info.width + MARK.gap,
            top: markTop + Math.round((MARK.height - name.raw.height) / 2),
          },
        ]
      : []),
  ];
  // All colours: a palette puts blue patches on the black of the Kaaba.
  return new Uint8Array(
    await sharp(art)
      .composite(layers)
      .removeAlpha()
      .png({ compressionLevel: 9, adaptiveFiltering: true })
      .toBuffer(),
  );
}
