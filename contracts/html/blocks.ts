import { Parser } from "htmlparser2";

/** What is nested deeper cannot be published: for each the parser walks through all that are open around it. */
export const MOST_OPEN = 1000;

/**
 * Paragraphs, headings, lists, tables …: what stands side by side in a text. Joined they are the HTML.
 * @param most beyond so many it is not read on
 * @returns null where more is nested, or stands side by side, than anybody writes
 */
export function blocksOf(html: string, most = Number.POSITIVE_INFINITY): string[] | null {
  const ends: number[] = [];
  let depth = 0;
  let isTooMuch = false;
  const parser = new Parser({
    onopentag() {
      if (depth === 0) ends.push(parser.startIndex);
      depth++;
      if (depth <= MOST_OPEN && ends.length <= 2 * most) return;
      // What closes by itself still closes.
      isTooMuch = true;
      parser.pause();
    },
    onclosetag() {
      depth--;
      if (depth === 0) ends.push(parser.endIndex + 1);
    },
  });
  parser.end(html);
  return isTooMuch ? null : cutAt(html, ends);
}

function cutAt(html: string, ends: number[]): string[] {
  const places = [0, ...ends, html.length];
  return places.flatMap((place, index) => html.slice(place, places[index + 1]) || []);
}

/** What is in a block for whoever reads it. */
export type Substance = {
  /** Words, also those of a picture. */
  hasWords: boolean;
  /** A picture, a line. */
  hasThings: boolean;
};

export function substanceOf(block: string): Substance {
  let [hasWords, hasThings] = [false, false];
  const parser = new Parser({
    ontext(text) {
      hasWords ||= text.trim() !== "";
    },
    onopentag(name, { alt = "" }) {
      if (name !== "img" && name !== "hr") return;
      hasThings = true;
      hasWords ||= alt.trim() !== "";
    },
  });
  parser.end(block);
  return { hasWords, hasThings };
}

/** A block as it stands in a text of another language: screen readers and fonts follow. */
export function inEnglish(block: string): string {
  let marked: string | null = null;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (marked !== null) return;
      const at = parser.startIndex + 1 + name.length;
      const direction = "dir" in attributes ? "" : ' dir="ltr"';
      marked = `${block.slice(0, at)} lang="en"${direction}${block.slice(at)}`;
    },
  });
  parser.end(block);
  return marked ?? `<p lang="en" dir="ltr">${block}</p>`;
}

/** Whether `inEnglish` made it. */
export function isInEnglish(block: string): boolean {
  let language: string | undefined;
  const parser = new Parser({
    onopentag(_, { lang = "" }) {
      language ??= lang;
    },
  });
  parser.end(block);
  return language === "en";
}
