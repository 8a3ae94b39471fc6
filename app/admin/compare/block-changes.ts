import { stepsBetween } from "./changes.ts";
import { type Block, blocksOf, marksOf, type Piece } from "./html-blocks.ts";
import { hunksOf } from "./hunks.ts";
import { pairsOf } from "./pairs.ts";
import { together } from "./together.ts";
import { type Run, runsOf } from "./word-changes.ts";

/** What became of a block; one that stayed is one run. */
export type BlockChange = Pick<Block, "path"> & { is: Change; runs: Run<Piece>[] };

type Change = "same" | "removed" | "added" | "changed";

/** What became of a text in HTML, block by block and word by word. */
export function blockChanges(before: string, after: string): BlockChange[] {
  const steps = stepsBetween(blocksOf(before), blocksOf(after), keyOf);
  return hunksOf(steps).flatMap((hunk) =>
    "same" in hunk
      ? [whole("same", hunk.same.after)]
      : pairsOf(hunk.removed, hunk.added, comparable).flatMap(({ before: gone, after: come }) => {
          if (gone && come && shapeOf(gone) === shapeOf(come)) return [changed(gone, come)];
          return [
            ...(gone ? [whole("removed", gone)] : []),
            ...(come ? [whole("added", come)] : []),
          ];
        }),
  );
}

const keyOf = (block: Block) => JSON.stringify(block);
const keyOfPiece = (piece: Piece) => JSON.stringify(piece);
const textOf = ({ text, picture }: Piece) => (picture ? picture.src : text);
const shapeOf = ({ path, style }: Block) => `${path.join(" ")} ${style}`;

const comparable = ({ pieces }: Block) => pieces.map(textOf).filter((text) => text.trim() !== "");

const whole = (is: "same" | "removed" | "added", { path, pieces }: Block): BlockChange => ({
  ...{ path, is },
  runs: [{ is, ones: joined(pieces) }],
});

function changed(before: Block, after: Block): BlockChange {
  const steps = stepsBetween(before.pieces, after.pieces, keyOfPiece);
  const runs = runsOf(steps, textOf).map(({ is, ones }) => ({ is, ones: joined(ones) }));
  return { path: after.path, is: "changed", runs };
}

/** What is shown as one is one: a page of 100,000 words, each by itself, would be drawn for seconds. */
const joined = (pieces: Piece[]): Piece[] =>
  together(
    pieces,
    (one, next) => !one.picture && !next.picture && marksOf(one) === marksOf(next),
  ).flatMap(([first, ...others]) =>
    first ? { ...first, text: [first, ...others].map(({ text }) => text).join("") } : [],
  );
