import type { Note, NoteName } from "#contracts/import-notes.ts";
import { escaped } from "./foreign-tree.ts";

/** A picture or file of WordPress' library. */
export type Attachment = {
  id: string;
  address: string;
  title: string;
  alt: string;
  caption: string;
};

type Within = {
  /** By id. */
  attachments: ReadonlyMap<string, Attachment>;
  /** Those that were uploaded for this post: what a gallery without a list shows. */
  own: readonly Attachment[];
};

/** Pictures and files that the galleries and lists of one text show: a few letters can name all that there are. */
const MOST_SHOWN = 2000;

export type Prepared = { html: string; notes: Note[] };

const TAG = /\[(\[?)(\/?)([a-z][\w-]{1,40})((?:\s[^[\]<>]{0,2000})?)\](\]?)/gi;
const ATTRIBUTE = /([\w-]{1,40})\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/g;

/** Plugins that put a form there. */
const FORM =
  /^(contact|gravity|wp|ninja|fluent)?-?_?forms?(-\d+)?$|^(contact-form|contact-field|formidable|mc4wp_form|wpforms)/i;

/** How many more may be shown. */
type Room = Within & { left: number };

type Found = { name: string; attributes: Record<string, string>; inside: string };

/**
 * What WordPress and its plugins put into a text in brackets: pictures with words, galleries and players become
 * what they show. What has no counterpart is a link where it names an address; it is said in any case.
 */
export function withoutShortcodes(text: string, { attachments, own }: Within): Prepared {
  const notes: Note[] = [];
  const note = (what: NoteName, name = "") => notes.push({ what, name, count: 1 });
  const within = { attachments, own, left: MOST_SHOWN };
  const ends = lastEnds(text);
  let html = "";
  let at = 0;
  for (const match of text.matchAll(TAG)) {
    const [whole, bracket = "", slash = "", name = "", attributes = "", bracketEnd = ""] = match;
    if (match.index < at) continue;
    if (bracket && bracketEnd) {
      html += text.slice(at, match.index) + whole.slice(1, -1);
      at = match.index + whole.length;
      continue;
    }
    const start = match.index + bracket.length;
    const afterTag = match.index + whole.length - bracketEnd.length;
    const read = attributesOf(attributes);
    const end = slash ? -1 : closingOf(text, name, afterTag, ends);
    if (slash || !isShortcode(name, attributes, end)) continue;
    const inside = end < 0 ? "" : text.slice(afterTag, end);
    html +=
      text.slice(at, start) +
      shown({ name: name.toLowerCase(), attributes: read, inside }, within, note);
    at = end < 0 ? afterTag : end + `[/${name}]`.length;
  }
  return { html: html + text.slice(at), notes };
}

/** Where the last end of each stands: a text may open thousands that are never closed. */
function lastEnds(text: string): Map<string, number> {
  const ends = new Map<string, number>();
  for (const { 1: name = "", index } of text.matchAll(/\[\/([a-z][\w-]{1,40})\]/gi))
    ends.set(name, index);
  return ends;
}

function closingOf(
  text: string,
  name: string,
  from: number,
  ends: ReadonlyMap<string, number>,
): number {
  return (ends.get(name) ?? -1) < from ? -1 : text.indexOf(`[/${name}]`, from);
}

const KNOWN = new Set(["caption", "wp_caption", "gallery", "embed", "audio", "video", "playlist"]);

/** Words in brackets are words. */
const isShortcode = (name: string, attributes: string, end: number): boolean =>
  KNOWN.has(name.toLowerCase()) ||
  FORM.test(name) ||
  end >= 0 ||
  /=/.test(attributes) ||
  /[_-]/.test(name);

function attributesOf(text: string): Record<string, string> {
  const found = [...text.matchAll(ATTRIBUTE)];
  return Object.fromEntries(
    found.map(([, name = "", ...values]) => [
      name.toLowerCase(),
      values.find((one) => one !== undefined) ?? "",
    ]),
  );
}

function shown(
  { name, attributes, inside }: Found,
  within: Room,
  note: (what: NoteName, name?: string) => void,
): string {
  if (FORM.test(name)) return "\n\n<form></form>\n\n";
  switch (name) {
    case "caption":
    case "wp_caption":
      return captioned(inside, attributes.caption ?? "");
    case "gallery":
      return gallery(attributes, within, note);
    case "embed":
      return `\n\n${inside.trim() || attributes.src || ""}\n\n`;
    case "playlist":
      return chosen(attributes, within)
        .map(({ address, title }) => player(address, title))
        .join("");
    case "audio":
    case "video":
      return player(sourceIn(attributes, inside), "");
    default:
      note("shortcodes", name);
      return `${other(attributes)}${inside}`;
  }
}

const PICTURE = /^\s*((?:<a [^<>]*>\s*)?<img [^<>]*>(?:\s*<\/a>)?)/i;

function captioned(inside: string, caption: string): string {
  const [found = "", image = ""] = inside.match(PICTURE) ?? [];
  const words = caption || inside.slice(found.length).trim();
  return image ? `\n\n<figure>${image}<figcaption>${words}</figcaption></figure>\n\n` : inside;
}

function chosen(attributes: Record<string, string>, within: Room): Attachment[] {
  const ids = (attributes.ids || attributes.include || "").match(/\d+/g);
  const all = ids ? ids.flatMap((id) => within.attachments.get(id) ?? []) : within.own;
  const found = all.slice(0, within.left);
  within.left -= found.length;
  return found;
}

function gallery(
  attributes: Record<string, string>,
  within: Room,
  note: (what: NoteName, name?: string) => void,
): string {
  const images = chosen(attributes, within).map(
    ({ address, alt, caption }) =>
      `<figure><img src="${escaped(address)}" alt="${escaped(alt)}"><figcaption>${caption}</figcaption></figure>`,
  );
  if (images.length === 0) note("shortcodes", "gallery");
  return images.length > 0
    ? `\n\n<figure class="wp-block-gallery">${images.join("")}</figure>\n\n`
    : "";
}

const MEDIA = ["src", "mp3", "mp4", "m4a", "m4v", "ogg", "webm", "wav", "ogv", "flv", "wmv"];

const sourceIn = (attributes: Record<string, string>, inside: string): string =>
  MEDIA.map((name) => attributes[name]).find(Boolean) ?? inside.trim();

const player = (address: string, title: string): string =>
  address ? `\n\n<audio src="${escaped(address)}" title="${escaped(title)}"></audio>\n\n` : "";

function other({ url, href, src }: Record<string, string>): string {
  const address = url || href || src || "";
  return /^https?:\/\//i.test(address)
    ? `\n\n<a href="${escaped(address)}">${escaped(address)}</a>\n\n`
    : "";
}
