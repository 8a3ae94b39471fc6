import { createBudget } from "#contracts/html/differences.ts";
import { MOST_SPENT, type Step, stepsBetween } from "./changes.ts";
import { drawnBlocks, textOf } from "./drawn-blocks.ts";
import { areMarkedAlike, type Block, blocksOf, inWords, type Piece } from "./html-blocks.ts";
import { hunksOf } from "./hunks.ts";
import { pairsOf } from "./pairs.ts";
import { together } from "./together.ts";
import { type Run, runsOf } from "./word-changes.ts";

/** What became of a block; one that stayed is one run. */
export type BlockChange = Pick<Block, "path"> & {
  is: Change;
  runs: Run<Piece>[];
  /** Blocks that stand in it. */
  count: number;
};

type Change = "same" | "removed" | "added" | "changed";

/** What became of a text in HTML, block by block and word by word; how much is compared and shown has an end. */
export function blockChanges(
  before: string,
  after: string,
  budget = createBudget(MOST_SPENT),
): BlockChange[] {
  const keys = createKeys();
  const words = new Map<Block, Piece[]>();
  const wordsIn = (block: Block) => {
    const found = words.get(block) ?? inWords(block.pieces, budget);
    words.set(block, found);
    return found;
  };
  const comparable = (block: Block) =>
    wordsIn(block)
      .map(textOf)
      .filter((text) => text.trim() !== "");
  const [older, newer] = [blocksOf(before, budget), blocksOf(after, budget)];
  const steps = stepsBetween(older, newer, keys.ofBlock, budget);
  const changes = hunksOf(steps).flatMap((hunk) => {
    if ("same" in hunk) return whole("same", hunk.same.after);
    return pairsOf(hunk.removed, hunk.added, comparable, budget).flatMap((pair) => {
      const { before: gone, after: come } = pair;
      if (gone && come && shapeOf(gone) === shapeOf(come)) {
        return changed(come, stepsBetween(wordsIn(gone), wordsIn(come), keys.ofPiece, budget));
      }
      return [...(gone ? [whole("removed", gone)] : []), ...(come ? [whole("added", come)] : [])];
    });
  });
  return drawnBlocks(changes);
}

/** A long link around thousands of words is compared by its number. */
function createKeys() {
  const numbers = new Map<string, number>();
  const numberOf = (mark: string) => {
    const number = numbers.get(mark) ?? numbers.size;
    numbers.set(mark, number);
    return number;
  };
  const ofPiece = ({ marks, text, picture }: Piece) =>
    [marks.map(numberOf), text, picture?.src, picture?.alt].join("\0");
  return {
    ofPiece,
    ofBlock: ({ path, style, pieces }: Block) => [path, style, ...pieces.map(ofPiece)].join("\0"),
  };
}

const shapeOf = ({ path, style }: Block) => `${path.join(" ")} ${style}`;

const whole = (is: "same" | "removed" | "added", { path, pieces }: Block): BlockChange => ({
  ...{ path, is, count: 1 },
  runs: [{ is, ones: joined(pieces) }],
});

const changed = ({ path }: Block, steps: Step<Piece>[]): BlockChange => ({
  ...{ path, is: "changed", count: 1 },
  runs: runsOf(steps, textOf).map(({ is, ones }) => ({ is, ones: joined(ones) })),
});

/** What is shown as one is one: a page of 100,000 words, each by itself, would be drawn for seconds. */
const joined = (pieces: Piece[]): Piece[] =>
  together(
    pieces,
    (one, next) => !one.picture && !next.picture && areMarkedAlike(one, next),
  ).flatMap(([first, ...others]) =>
    first ? { ...first, text: [first, ...others].map(({ text }) => text).join("") } : [],
  );
