import { Parser } from "htmlparser2";
import { MOST_OPEN } from "#server/content/sanitise.ts";

/**
 * Paragraphs, headings, lists, tables …: what stands side by side in a text. Joined they are the HTML.
 * @returns null where more is nested than anybody writes
 */
export function blocksOf(html: string): string[] | null {
  const ends: number[] = [];
  let depth = 0;
  let isTooDeep = false;
  const parser = new Parser({
    onopentag() {
      if (depth === 0) ends.push(parser.startIndex);
      depth++;
      if (depth <= MOST_OPEN) return;
      // What closes by itself still closes.
      isTooDeep = true;
      parser.pause();
    },
    onclosetag() {
      depth--;
      if (depth === 0) ends.push(parser.endIndex + 1);
    },
  });
  parser.end(html);
  return isTooDeep ? null : cutAt(html, ends);
}

export type Token = { isTag: boolean; text: string };

/** Tags, words (whole in every script), what stands between them. Joined they are the HTML. */
export function tokensOf(html: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  const upTo = (start: number) => {
    for (const text of html.slice(at, start).match(WORDS) ?? []) {
      tokens.push({ isTag: false, text });
    }
    at = Math.max(at, start);
  };
  const parser = new Parser({
    onopentag: () => tag(),
    onclosetag: (_, isImplied) => {
      if (!isImplied) tag();
    },
  });
  parser.end(html);
  upTo(html.length);
  return tokens;

  function tag() {
    upTo(parser.startIndex);
    tokens.push({ isTag: true, text: html.slice(at, parser.endIndex + 1) });
    at = parser.endIndex + 1;
  }
}

/** A word keeps its marks and joiners: half a conjunct of Bangla is no letter. */
const WORDS = /&[#\w]+;|[\p{L}\p{M}\p{N}\u200c\u200d]+|\s+|./gsu;

function cutAt(html: string, ends: number[]): string[] {
  const places = [0, ...ends, html.length];
  return places.flatMap((place, index) => html.slice(place, places[index + 1]) || []);
}
