import { stepsBetween } from "./changes.ts";
import { type Block, blocksOf, type Piece } from "./html-blocks.ts";
import { hunksOf } from "./hunks.ts";
import { pairsOf } from "./pairs.ts";
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
  runs: [{ is, ones: pieces }],
});

function changed(before: Block, after: Block): BlockChange {
  const steps = stepsBetween(before.pieces, after.pieces, keyOfPiece);
  return { path: after.path, is: "changed", runs: runsOf(steps, textOf) };
}
