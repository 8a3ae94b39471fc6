import { Parser } from "htmlparser2";
import type { Budget } from "#contracts/html/differences.ts";
import { wordsOf } from "./word-changes.ts";

/** A text under the same marks, a picture. */
export type Piece = {
  text: string;
  /** Elements around it, from the outside. */
  marks: string[];
  picture?: { src: string; alt: string };
};

/** Neighbours under the same marks are one to whoever reads. */
export const areMarkedAlike = ({ marks }: Piece, other: Piece): boolean =>
  marks === other.marks ||
  (marks.length === other.marks.length && marks.every((mark, at) => mark === other.marks[at]));

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
const BETWEEN_CELLS = " | ";
/** More elements around something make no difference to whoever reads. */
const MOST_AROUND = 12;

const isText = ({ picture, text }: Piece) => !picture && text !== BETWEEN_CELLS;

/** The same, each word and each space by itself. */
export const inWords = (pieces: readonly Piece[], budget: Budget): Piece[] =>
  pieces.flatMap((piece) =>
    isText(piece) ? wordsOf(piece.text, budget).map((text) => ({ ...piece, text })) : piece,
  );

/** What each piece costs that is read. */
const PIECE = 10;

/** The blocks of a text; all of them, whatever is left. */
export function blocksOf(html: string, budget: Budget): Block[] {
  const blocks: Block[] = [];
  const path: string[] = [];
  const styles: string[] = [];
  const open: string[] = [];
  let marks: string[] = [];
  let pieces: Piece[] = [];
  let text = "";

  const put = (piece: Omit<Piece, "marks">) => {
    budget.spend(PIECE);
    const [last, next] = [pieces.at(-1), { ...piece, marks }];
    if (last && isText(last) && isText(next) && areMarkedAlike(last, next)) last.text += next.text;
    else pieces.push(next);
  };
  const mark = () => {
    marks = open.slice(0, MOST_AROUND);
  };
  /** The parser brings a text in parts: each "<" and each entity is one. */
  const endText = () => {
    if (text !== "") put({ text });
    text = "";
  };
  const end = () => {
    if (pieces.some(({ text, picture }) => picture || text.trim() !== "")) {
      blocks.push({ path: path.slice(-MOST_AROUND), style: styles.at(-1) ?? "", pieces });
    }
    pieces = [];
  };

  const parser = new Parser({
    onopentag(name, { src = "", alt = "", href = "", style = "", dir = "" }) {
      endText();
      if (name === "img") return put({ text: "", picture: { src, alt } });
      if (name === "br") return put({ text: "\n" });
      if (MARKS.has(name)) {
        open.push([name, href, style].filter(Boolean).join(" "));
        return mark();
      }
      if (CELLS.has(name)) return pieces.length > 0 && put({ text: BETWEEN_CELLS });
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
      if (MARKS.has(name)) {
        open.pop();
        return mark();
      }
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
