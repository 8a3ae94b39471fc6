/**
 * The address of a picture of the library says what a page must know to make room for it: its size,
 * its colour, which sizes of it there are. No page has to ask.
 */

/** Pixels. None is wider than the picture itself. */
const WIDTHS = [320, 640, 960, 1280, 1920];

const LARGEST = 1920;

/** In the order in which a browser should prefer them. */
export const MEDIA_FORMATS = ["avif", "webp"] as const;
export type MediaFormat = (typeof MEDIA_FORMATS)[number];

/** For whoever reads neither: jpg without, png with see-through parts; svg is sent as it is. */
export type MediaExtension = "jpg" | "png" | "svg";

export type MediaAddress = {
  /** Folder of the picture's files; its hash, size and colour in one. */
  stem: string;
  /** Pixels, turned upright. */
  width: number;
  height: number;
  /** Six hexadecimal digits: the colour that stands there until the picture comes. */
  colour: string;
  extension: MediaExtension;
};

const STEM = String.raw`[0-9a-f]{20}-(\d{1,5})x(\d{1,5})-([0-9a-f]{6})`;
const ADDRESS = new RegExp(String.raw`^/media/(${STEM})/picture\.(jpg|png|svg)$`);

const FILE = /* @__PURE__ */ new RegExp(`^(/media/${STEM})/`);
const FOLDER = /* @__PURE__ */ new RegExp(`^/media/(${STEM})$`);

/** Finds every one of them in a text. */
export const MEDIA_IN_TEXT = /* @__PURE__ */ new RegExp(
  String.raw`/media/(${STEM})/picture\.(?:jpg|png|svg)`,
  "g",
);

export const folderOf = (stem: string): string => `/media/${stem}`;

/** Where the files of a picture of the library lie; null for the path of anything else. */
export function pictureFolder(path: string): string | null {
  return FILE.exec(path)?.[1] ?? null;
}

/** Null for the path of anything but a folder of the library. */
export function stemOf(folder: string): string | null {
  return FOLDER.exec(folder)?.[1] ?? null;
}

/** Null for an address that is not one of the library. */
export function readMediaAddress(address: string): MediaAddress | null {
  const [, stem, width, height, colour, extension] = ADDRESS.exec(address) ?? [];
  if (!stem || !colour) return null;
  return {
    stem,
    width: Number(width),
    height: Number(height),
    colour,
    extension: extension as MediaExtension,
  };
}

export function mediaUrl(stem: string, extension: MediaExtension): string {
  return `${folderOf(stem)}/picture.${extension}`;
}

export function variantUrl(stem: string, width: number, format: MediaFormat): string {
  return `${folderOf(stem)}/${width}.${format}`;
}

/** A drawing has no sizes; a small picture also has its own. */
export function variantWidths({ width, extension }: Omit<MediaAddress, "stem" | "colour">) {
  if (extension === "svg") return [];
  const smaller = WIDTHS.filter((one) => one < Math.min(width, LARGEST));
  return [...smaller, Math.min(width, LARGEST)];
}

/** Of a small thing such as a logo: the address of its smallest size, or the address as it is. */
export function smallestUrl(address: string): string {
  const picture = readMediaAddress(address);
  const [width] = picture ? variantWidths(picture) : [];
  return picture && width ? variantUrl(picture.stem, width, "webp") : address;
}

/** For `srcset`. */
export function sourceSet(picture: MediaAddress, format: MediaFormat): string {
  return variantWidths(picture)
    .map((width) => `${variantUrl(picture.stem, width, format)} ${width}w`)
    .join(", ");
}
