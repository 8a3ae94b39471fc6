import { Parser } from "htmlparser2";

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
