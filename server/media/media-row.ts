import type { Media } from "#contracts/media.ts";
import {
  MEDIA_FORMATS,
  type MediaExtension,
  mediaUrl,
  variantUrl,
  variantWidths,
} from "#contracts/media-address.ts";
import { searchTextOf } from "#contracts/search-text.ts";
import type { MediaRow } from "#server/db/schema.ts";

/** What is known of an upload once its bytes have been read. */
export type NewPicture = Pick<
  Media,
  "name" | "width" | "height" | "bytes" | "alt" | "decorative"
> & {
  hash: string;
  stem: string;
  extension: MediaExtension;
};

const MIDDLE = 50;

export function rowOf(id: string, picture: NewPicture): MediaRow {
  const now = new Date().toISOString();
  return {
    id,
    ...picture,
    decorative: picture.decorative ? 1 : 0,
    focusX: MIDDLE,
    focusY: MIDDLE,
    searchText: searchTextOf(picture.name, picture.alt),
    isReady: 0,
    createdAt: now,
    updatedAt: now,
    version: 1,
  };
}

export function presentMedia(row: MediaRow): Media {
  const { stem, extension, width, height } = row;
  const widths = variantWidths({ width, height, extension });
  return {
    _id: row.id,
    url: mediaUrl(stem, extension),
    name: row.name,
    width,
    height,
    bytes: row.bytes,
    alt: row.alt,
    decorative: row.decorative === 1,
    focus: { x: row.focusX, y: row.focusY },
    variants: MEDIA_FORMATS.flatMap((format) =>
      widths.map((size) => ({
        url: variantUrl(stem, size, format),
        width: size,
        height: Math.max(1, Math.round((height * size) / width)),
        format,
      })),
    ),
    createdAt: row.createdAt,
    version: row.version,
  };
}
