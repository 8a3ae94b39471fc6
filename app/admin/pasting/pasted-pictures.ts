import { isWrittenAddress } from "#contracts/address.ts";
import { plainText } from "#contracts/html/plain-text.ts";
import { type Element, plainAddress, styleOf } from "./html-tree.ts";

/** The address of a picture that is not here yet, and its number. */
export const PICTURE_MARK = "pasted:";

export type PastedPicture = {
  /** A whole picture as an address, or null: it lies in a file that no page may read. */
  data: string | null;
  /** Pixels on the page it was copied from; 0 is unknown. */
  width: number;
  height: number;
  alt: string;
};

type Shown = { src: string };

/** Null: nothing that a reader would miss. @param origin of this site */
export function pictureOf(image: Element, origin: string): PastedPicture | Shown | null {
  const { attribs } = image;
  const [width, height] = [sizeOf(image, "width"), sizeOf(image, "height")];
  // It counts who reads.
  if (width === 1 && height === 1) return null;
  const src = plainAddress((attribs.src ?? "").trim());
  if (src === "") return null;
  if (src.startsWith(`${origin}/`)) return { src: src.slice(origin.length) };
  if (isWrittenAddress(src)) return { src: attribs.src ?? "" };
  return {
    data: /^data:image\//i.test(src) ? src : null,
    width,
    height,
    alt: plainText(attribs.alt ?? ""),
  };
}

function sizeOf(image: Element, side: "width" | "height"): number {
  const inStyle = new RegExp(`(?:^|;)\\s*${side}:\\s*([\\d.]+)px`).exec(styleOf(image))?.[1];
  return Math.round(Number.parseFloat(image.attribs[side] ?? inStyle ?? "0")) || 0;
}
