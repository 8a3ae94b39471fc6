import type { Slice } from "@tiptap/pm/model";
import { ALT_LENGTH } from "#contracts/media-limits.ts";
import * as words from "#i18n/en/admin/pasting.ts";
import { fill } from "#i18n/fill.ts";
import type { Losses } from "./losses.ts";
import type { PastedPicture } from "./pasted-pictures.ts";
import { picturesFound } from "./picture-files.ts";
import type { NewPicture } from "./picture-places.ts";
import { readPasted } from "./read-pasted.ts";

type Clipped = {
  /** Nothing but these was copied. */
  files: NewPicture[];
  /** Those of the text, in its order; null: it cannot be read. */
  pictures: (NewPicture | null)[];
  lost: Losses;
};

const MOST_AT_ONCE = 50;

/** What somebody copied or dragged. @param slice what the editor made of it */
export function clipped(data: DataTransfer, slice: Slice): Clipped {
  const html = data.getData("text/html");
  const given = [...data.files];
  const read = html ? readPasted(html, location.origin) : null;
  // A table of Excel, copied, is also a picture of itself.
  const isPictureAlone = given.length > 0 && (!read || isOnePicture(slice));
  if (!read || isPictureAlone) {
    const alt = altsIn(slice)[0] ?? "";
    return { files: given.map((file) => ({ file, alt })), pictures: [], lost: {} };
  }
  return { files: [], pictures: named(read.pictures, data), lost: read.lost };
}

function named(pictures: PastedPicture[], data: DataTransfer): (NewPicture | null)[] {
  const found = picturesFound(pictures.slice(0, MOST_AT_ONCE), data.getData("text/rtf"));
  return pictures.map((picture, index) => {
    const part = found[index];
    if (!part) return null;
    const name = fill(words.pastedName, { number: index + 1 });
    const ending = part.type.split("/")[1]?.split("+")[0] ?? "png";
    const file = new File([part.bytes], `${name}.${ending}`, { type: part.type });
    return { file, alt: picture.alt.slice(0, ALT_LENGTH) };
  });
}

const isOnePicture = (slice: Slice): boolean =>
  altsIn(slice).length === 1 && slice.content.textBetween(0, slice.content.size).trim() === "";

function altsIn({ content }: Slice): string[] {
  const alts: string[] = [];
  content.descendants((node) => {
    if (node.type.name === "image") alts.push(String(node.attrs.alt ?? ""));
  });
  return alts;
}
