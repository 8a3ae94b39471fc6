import { open, readFile } from "node:fs/promises";
import sharp, { type Metadata, type OutputInfo } from "sharp";
import { MEDIA_FORMATS, type MediaFormat, variantWidths } from "#contracts/media-address.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { drawAlone } from "./draw.ts";
import { countScans, MOST_SCANS } from "./jpeg-scans.ts";
import { countTexts, MOST_TEXTS } from "./png-texts.ts";
import { SNIFFED_BYTES, sniff } from "./sniff.ts";
import { createTimeLimit } from "./time-limit.ts";
import { countFrames, MOST_FRAMES } from "./webp-frames.ts";

const MAX_PIXELS = 50_000_000;
/**
 * Of AVIF, and of PNG that comes twice in 16 bits: decoding takes up to 18 bytes a pixel, and the service may have 1 GB.
 * Of any picture as it is stored: each format of it takes seconds.
 */
const MAX_HEAVY_PIXELS = 16_000_000;
/** WebP can hold 16,383. */
const MAX_SIDE_PX = 16_000;
const MAX_SVG_BYTES = 1024 * 1024;
/** Of all that is made of one picture: others wait. */
const TIME_LIMIT_MS = 30_000;

/** Measured with photographs: no difference at arm's length, and a phone's hero below 100 KB. */
const ENCODING = {
  avif: { quality: 50, effort: 3, chromaSubsampling: "4:2:0" },
  webp: { quality: 74, effort: 4 },
} as const;

type StoredFile = { name: string; bytes: Uint8Array };

export type Prepared = {
  /** Pixels, upright. */
  width: number;
  height: number;
  /** Six hexadecimal digits. */
  colour: string;
  extension: "jpg" | "png" | "svg";
  /** How many files `make` gives. */
  count: number;
  make: () => AsyncGenerator<StoredFile>;
};

/**
 * Reads an uploaded file. Of an animation the first frame is kept.
 * @throws DomainError "not-a-picture", "damaged-picture", "too-many-pixels", "avif-too-large",
 * "drawing-too-large", "drawing-too-complex", "picture-too-tall", "picture-too-slow"
 */
export async function prepareSizes(file: string): Promise<Prepared> {
  const kind = sniff(await headOf(file));
  if (kind === null) throw new DomainError("not-a-picture");
  if (kind === "svg") return prepareDrawing(file);
  if (kind === "png" && (await countTexts(file)) > MOST_TEXTS) {
    throw new DomainError("picture-too-slow");
  }
  // All of them are read before the first pixel, and until then nothing looks at the time.
  if (kind === "jpeg" && (await countScans(file)) > MOST_SCANS) {
    throw new DomainError("picture-too-slow");
  }
  if (kind === "webp" && (await countFrames(file)) > MOST_FRAMES) {
    throw new DomainError("picture-too-slow");
  }
  return inWords(() => preparePhotograph(file));
}

async function headOf(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(
      Buffer.alloc(SNIFFED_BYTES),
      0,
      SNIFFED_BYTES,
      0,
    );
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function prepareDrawing(file: string): Promise<Prepared> {
  const given = await readFile(file);
  if (given.length > MAX_SVG_BYTES) throw new DomainError("drawing-too-large");
  const drawn = await inWords(() => drawAlone(given, MAX_PIXELS));
  const { width, height } = sizeOf(drawn);
  const bytes = Buffer.from(drawn.clean);
  return {
    width,
    height,
    colour: "000000",
    extension: "svg",
    count: 1,
    async *make() {
      yield { name: "picture.svg", bytes };
    },
  };
}

async function preparePhotograph(file: string): Promise<Prepared> {
  const within = createTimeLimit(TIME_LIMIT_MS);
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
  const { data, info } = await within((seconds) =>
    source
      .timeout({ seconds })
      .autoOrient()
      .resize({ width: largest })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  const base = (seconds: number) =>
    sharp(data, { raw: rawOf(info), limitInputPixels: false }).timeout({ seconds });
  const { isOpaque, dominant } = await within((seconds) => base(seconds).stats());
  const extension = isOpaque ? "jpg" : "png";
  const widths = variantWidths({ width, height, extension });
  const encoded = (size: number, format: MediaFormat) =>
    within((seconds) =>
      base(seconds).resize({ width: size }).toFormat(format, ENCODING[format]).toBuffer(),
    );
  const encodedWhole = (seconds: number) =>
    isOpaque
      ? base(seconds).flatten().jpeg({ quality: 80, mozjpeg: true }).toBuffer()
      : base(seconds).png({ compressionLevel: 9, palette: true, quality: 90 }).toBuffer();
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
      const bytes = await inWords(() => within(encodedWhole));
      yield { name: `picture.${extension}`, bytes };
    },
  };
}

function sizeOf({ autoOrient, width, height }: Pick<Metadata, "autoOrient" | "width" | "height">): {
  width: number;
  height: number;
} {
  if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE_PX) {
    throw new DomainError("too-many-pixels");
  }
  return { width: autoOrient.width, height: autoOrient.height };
}

const rawOf = ({ width, height, channels }: OutputInfo) => ({
  width,
  height,
  channels: channels as 1 | 2 | 3 | 4,
});

const hexadecimal = (part: number) => Math.round(part).toString(16).padStart(2, "0");

/** The decoder's errors as what the person at the form can do about them. */
async function inWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error) || error instanceof DomainError) throw error;
    if (/pixel limit/i.test(error.message)) throw new DomainError("too-many-pixels");
    if (/timeout/i.test(error.message)) throw new DomainError("picture-too-slow");
    throw new DomainError("damaged-picture");
  }
}
