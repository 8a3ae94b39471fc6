import { Parser } from "htmlparser2";
import { wordsOf } from "./word-changes.ts";

/** A word, a space, a picture: what is compared. */
export type Piece = {
  text: string;
  /** Elements around it, from the outside. */
  marks: string[];
  picture?: { src: string; alt: string };
};

/** Under the same ones, neighbours are one to whoever reads. */
export const marksOf = ({ marks }: Piece): string => marks.join();

/** A paragraph, a heading, an item of a list, a row of a table. */
export type Block = {
  /** Elements around it, from the outside; the last is its own. */
  path: string[];
  /** How it is written, where that says more than its element. */
  style: string;
  pieces: Piece[];
};

const MARKS = new Set(["a", "b", "code", "em", "i", "s", "span", "strong", "sub", "sup", "u"]);
/** Of what stands in a row, its parts stand beside one another. */
const CELLS = new Set(["td", "th"]);

/** The blocks of a text, each with its words. */
export function blocksOf(html: string): Block[] {
  const blocks: Block[] = [];
  const path: string[] = [];
  const styles: string[] = [];
  const marks: string[] = [];
  let pieces: Piece[] = [];
  let text = "";

  const put = (piece: Omit<Piece, "marks">) => pieces.push({ ...piece, marks: [...marks] });
  /** The parser brings a text in parts: each "<" and each entity is one. */
  const endText = () => {
    for (const word of wordsOf(text)) put({ text: word });
    text = "";
  };
  const end = () => {
    if (pieces.some(({ text, picture }) => picture || text.trim() !== "")) {
      blocks.push({ path: [...path], style: styles.at(-1) ?? "", pieces });
    }
    pieces = [];
  };

  const parser = new Parser({
    onopentag(name, { src = "", alt = "", href = "", style = "", dir = "" }) {
      endText();
      if (name === "img") return put({ text: "", picture: { src, alt } });
      if (name === "br") return put({ text: "\n" });
      if (MARKS.has(name)) return marks.push([name, href, style].filter(Boolean).join(" "));
      if (CELLS.has(name)) return pieces.length > 0 && put({ text: " | " });
      end();
      path.push(name);
      styles.push([dir, style].filter(Boolean).join(" "));
      if (name === "hr") put({ text: "―――" });
    },
    ontext(part) {
      text += part;
    },
    onclosetag(name) {
      endText();
      if (name === "img" || name === "br" || CELLS.has(name)) return;
      if (MARKS.has(name)) return marks.pop();
      end();
      path.pop();
      styles.pop();
    },
  });
  parser.end(html);
  endText();
  end();
  return blocks;
}
