import type { PastedPicture } from "./pasted-pictures.ts";
import { type RtfPicture, rtfPictures } from "./rtf-pictures.ts";

export type FoundFile = { type: string; bytes: Uint8Array<ArrayBuffer> };

/** A file for each picture, as far as the clipboard holds one; null: it cannot be read. */
export function picturesFound(
  pictures: readonly PastedPicture[],
  rtf: string,
): (FoundFile | null)[] {
  const local = pictures.filter(({ data }) => data === null);
  const inText = local.length > 0 ? matched(local, rtfPictures(rtf)) : [];
  return pictures.map((picture) =>
    picture.data === null ? (inText.shift() ?? null) : dataOf(picture.data),
  );
}

/** Where there is one for each, by their order; else only those of the same size, in their order. */
function matched(
  pictures: readonly PastedPicture[],
  found: readonly RtfPicture[],
): (FoundFile | null)[] {
  if (pictures.length === found.length) return found.map(({ file }) => file);
  let from = 0;
  return pictures.map((picture) => {
    const at = found.findIndex((other, index) => index >= from && isSameSize(picture, other));
    if (at === -1) return null;
    from = at + 1;
    return found[at]?.file ?? null;
  });
}

type Size = { width: number; height: number };

/** One rounds inches, the other points. */
const ROUNDING_PX = 2;

const isSameSize = (one: Size, other: Size): boolean =>
  one.width > 0 &&
  Math.abs(one.width - other.width) <= ROUNDING_PX &&
  Math.abs(one.height - other.height) <= ROUNDING_PX;

const DATA = /^data:(image\/[\w.+-]+)(?:;[\w-]+=[^;,]*)*(;base64)?,(.*)$/is;

function dataOf(address: string): FoundFile | null {
  const [, type, isBase64, body = ""] = DATA.exec(address) ?? [];
  if (!type || body === "") return null;
  try {
    const bytes = isBase64
      ? Uint8Array.from(atob(decodeURIComponent(body)), (letter) => letter.charCodeAt(0))
      : new TextEncoder().encode(decodeURIComponent(body));
    return { type: type.toLowerCase(), bytes };
  } catch {
    return null;
  }
}
