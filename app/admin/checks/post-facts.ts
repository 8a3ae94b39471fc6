import { Parser } from "htmlparser2";
import { DECORATION } from "#contracts/html/decoration.ts";
import { plainText } from "#contracts/html/plain-text.ts";

export type PostFacts = {
  /** In the order of the text, as in the editor. */
  headings: number[];
  /** Their descriptions; null: only decoration. */
  pictures: (string | null)[];
  links: string[];
  words: string;
};

const HEADING = /^h([1-6])$/;

/** What the checks look at in a text. */
export function postFacts(html: string): PostFacts {
  const facts: PostFacts = { headings: [], pictures: [], links: [], words: plainText(html) };
  const parser = new Parser({
    onopentag(name, { alt = "", role, href }) {
      const level = HEADING.exec(name)?.[1];
      if (level) facts.headings.push(Number(level));
      else if (name === "img") facts.pictures.push(role === DECORATION ? null : alt);
      else if (name === "a") facts.links.push(href ?? "");
    },
  });
  parser.end(html);
  return facts;
}
