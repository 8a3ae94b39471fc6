import type { Media } from "#contracts/media.ts";
import { searchTextOf } from "#contracts/search-text.ts";
import { saysNothing } from "./media-form.ts";

export const PAGE_LENGTH = 48;

/** Which pictures are shown. */
export type Shown = { q: string; only: "undescribed" | undefined };

/** The library as far as it is shown. */
export type Part = { pictures: Media[]; isWhole: boolean };

/** What the server still counts among these: what was described or came in since may be none of them. */
export const offsetAfter = (shown: Shown, pictures: Media[]): number =>
  pictures.filter((picture) => isAmong(shown, picture)).length;

function isAmong({ q, only }: Shown, picture: Media): boolean {
  const text = searchTextOf(picture.name, picture.alt);
  const words = q.match(/\S+/g) ?? [];
  return (
    (!only || saysNothing(picture)) && words.every((word) => text.includes(searchTextOf(word)))
  );
}

/** What came in since has moved the others on: none is there twice. */
export function partOf(pictures: Media[], before: Media[] = []): Part {
  const known = new Set(before.map(({ _id }) => _id));
  const fresh = pictures.filter(({ _id }) => !known.has(_id));
  return { pictures: [...before, ...fresh], isWhole: pictures.length < PAGE_LENGTH };
}
