import sharp, { type OutputInfo } from "sharp";
import { MEDIA_FORMATS, type MediaFormat, variantWidths } from "#contracts/media-address.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { countBoxes, MOST_BOXES } from "./avif-boxes.ts";
import { countScans, MOST_SCANS } from "./jpeg-scans.ts";
import { inWords, MAX_PIXELS, sizeOf } from "./picture-limits.ts";
import { countTexts, MOST_TEXTS } from "./png-texts.ts";
import type { Prepared } from "./prepared.ts";
import { countFrames, MOST_FRAMES } from "./webp-frames.ts";

/**
 * Of AVIF, and of PNG that comes twice in 16 bits: decoding takes up to 18 bytes a pixel, and the service may have 1 GB.
 * Of any picture as it is stored: each format of it takes seconds.
 */
const MAX_HEAVY_PIXELS = 16_000_000;

/** Measured with photographs: no difference at arm's length, and a phone's hero below 100 KB. */
const ENCODING = {
  avif: { quality: 50, effort: 3, chromaSubsampling: "4:2:0" },
  webp: { quality: 74, effort: 4 },
} as const;

/**
 * @param kind as `sniff` has it
 * @throws DomainError "damaged-picture", "too-many-pixels", "avif-too-large", "picture-too-tall", "picture-too-slow"
 */
export async function preparePhotograph(
  file: string,
  kind: string,
): Promise<Omit<Prepared, "end">> {
  // All of these are read before the first pixel, and until then nothing looks at the time.
  const isSlow =
    (kind === "png" && (await countTexts(file)) > MOST_TEXTS) ||
    (kind === "jpeg" && (await countScans(file)) > MOST_SCANS) ||
    (kind === "webp" && (await countFrames(file)) > MOST_FRAMES) ||
    (kind === "avif" && (await countBoxes(file)) > MOST_BOXES);
  if (isSlow) throw new DomainError("picture-too-slow");
  return inWords(() => prepare(file));
}

async function prepare(file: string): Promise<Omit<Prepared, "end">> {
  const source = sharp(file, {
    limitInputPixels: MAX_PIXELS,
    failOn: "error",
    sequentialRead: true,
  });
  const metadata = await source.metadata();
  const { width, height } = sizeOf(metadata);
  if (width * height > MAX_HEAVY_PIXELS) {
    if (metadata.format === "heif") throw new DomainError("avif-too-large");
    // Of an interlaced picture nothing is there before all of it is, twice.
    if (metadata.isProgressive && metadata.depth === "ushort") {
      throw new DomainError("picture-too-slow");
    }
  }
  const [largest = 1] = variantWidths({ width, height, extension: "jpg" }).slice(-1);
  // A tall one stays large at each width: those of others would wait for minutes.
  if (largest * (largest / width) * height > MAX_HEAVY_PIXELS) {
    throw new DomainError("picture-too-tall");
  }
  // Decoded once, upright, in sRGB, without metadata; every size is made of this.
  const { data, info } = await source
    .autoOrient()
    .resize({ width: largest })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const base = () => sharp(data, { raw: rawOf(info), limitInputPixels: false });
  const { isOpaque, dominant } = await base().stats();
  const extension = isOpaque ? "jpg" : "png";
  const widths = variantWidths({ width, height, extension });
  const encoded = (size: number, format: MediaFormat) =>
    base().resize({ width: size }).toFormat(format, ENCODING[format]).toBuffer();
  const encodedWhole = () =>
    isOpaque
      ? base().flatten().jpeg({ quality: 80, mozjpeg: true }).toBuffer()
      : base().png({ compressionLevel: 9, palette: true, quality: 90 }).toBuffer();
  return {
    width,
    height,
    colour: [dominant.r, dominant.g, dominant.b].map(hexadecimal).join(""),
    extension,
    count: widths.length * MEDIA_FORMATS.length + 1,
    async *make() {
      for (const size of widths) {
        for (const format of MEDIA_FORMATS) {
          yield { name: `${size}.${format}`, bytes: await inWords(() => encoded(size, format)) };
        }
      }
      const bytes = await inWords(encodedWhole);
      yield { name: `picture.${extension}`, bytes };
    },
  };
}

const rawOf = ({ width, height, channels }: OutputInfo) => ({
  width,
  height,
  channels: channels as 1 | 2 | 3 | 4,
});

const hexadecimal = (part: number) => Math.round(part).toString(16).padStart(2, "0");
