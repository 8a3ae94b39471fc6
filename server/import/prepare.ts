import { linkRule } from "#contracts/blog-link.ts";
import { plainText } from "#contracts/html/plain-text.ts";
import type { Note } from "#contracts/import-notes.ts";
import { postKind } from "#contracts/kinds/post.ts";
import { pageLinkRule } from "#contracts/page-link.ts";
import { tidyLine } from "#contracts/tidy.ts";
import { records } from "#i18n/en/records.ts";
import { convert } from "./html/convert.ts";
import { pictureAddress } from "./html/foreign-address.ts";
import { picturesIn } from "./html/place-pictures.ts";
import { one, type SourceText } from "./sources/source.ts";

export type PreparedText = {
  title: string;
  type: string;
  /** That it should have; another post may have it. */
  link: string;
  /** Not sanitised, and its pictures still lie on the old site. */
  html: string;
  /** Address of its picture; null: it has none of its own. */
  image: string | null;
  /** Each once. */
  pictures: string[];
  notes: Note[];
};

const { title: titleField, type: typeField, content: contentField } = postKind.fields;

/** Of one with more tags, the least of which take four letters, too much is left whatever is taken from it. */
const MOST_TAGS = contentField.limit / 4;
const WORDS_OF_TITLE = 8;
const LINK_LENGTH = 100;
/** So much of one is read: it may hold tags. */
const READ_OF_TITLE = 5000;

/** @returns null where its text is longer than one of ours may be @param number in its source */
export function prepareText(item: SourceText, number: number): PreparedText | null {
  if (countOf("<", item.html) > MOST_TAGS) return null;
  const base = URL.canParse(item.address) ? item.address : "https://here.invalid/";
  const { html, notes } = convert({ html: item.html, base, hasLines: item.hasLines });
  if (html.length > contentField.limit) return null;
  const found = picturesIn(html);
  const own = item.image ? pictureAddress(item.image, base) : null;
  const image = own ?? found[0] ?? null;
  const title = titleOf(item.title, html);
  const { link, made } = linkOf(item, title, number);
  const type = tidyLine(item.type).slice(0, typeField.limit);
  return {
    ...{ title, link, html, image, type: type || records.defaultType },
    pictures: [...new Set([...(own ? [own] : []), ...found])],
    notes: [
      ...item.notes,
      ...notes,
      ...(item.title === "" ? [one("untitled")] : []),
      ...(made ? [one(made, link)] : []),
      ...(item.kind === "post" && !image ? [one("drawn-picture")] : []),
      ...(item.kind === "post" && !type ? [one("no-type")] : []),
    ],
  };
}

function countOf(sign: string, text: string): number {
  let count = 0;
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) count += 1;
  return count;
}

function titleOf(title: string, html: string): string {
  const written = tidyLine(plainText(title.slice(0, READ_OF_TITLE))).slice(0, titleField.limit);
  if (written) return written;
  const words = plainText(html.slice(0, 2000)).split(/\s+/).slice(0, WORDS_OF_TITLE).join(" ");
  return tidyLine(words).slice(0, LINK_LENGTH) || records.untitled;
}

type Link = { link: string; made: "unlinked" | "letters" | null };

function linkOf({ kind, slug }: SourceText, title: string, number: number): Link {
  const written = slug.trim();
  const mistake = (kind === "page" ? pageLinkRule : linkRule)(written);
  // An address of ours is one that is taken.
  if (!mistake || mistake.code === "our-address") {
    if (written.length <= 2 * LINK_LENGTH) return { link: written, made: null };
  }
  const link = inPlainLetters(written || title) || `${kind}-${number}`;
  return { link, made: written === "" ? "unlinked" : "letters" };
}

const inPlainLetters = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z\d]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, LINK_LENGTH)
    .replace(/-$/, "");
