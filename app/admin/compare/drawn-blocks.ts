import type { BlockChange } from "./block-changes.ts";
import type { Piece } from "./html-blocks.ts";

/** Pieces of what differs that are drawn in a tenth of a second. */
const MOST_DRAWN = 2000;
/** What is the same is folded: that it is sent costs less. */
const MOST_FOLDED = 20_000;

type Whole = "same" | "removed" | "added";

/** What is beyond that: line by line, without marks. */
export function drawnBlocks(blocks: readonly BlockChange[]): BlockChange[] {
  const drawn: BlockChange[] = [];
  const left = { same: MOST_FOLDED, different: MOST_DRAWN };
  let rest: Record<Whole, string[]> = { same: [], removed: [], added: [] };
  const endRest = () => {
    for (const is of ["same", "removed", "added"] as const) {
      if (rest[is].length > 0) drawn.push(plain(is, rest[is]));
    }
    rest = { same: [], removed: [], added: [] };
  };
  for (const block of blocks) {
    const kind = block.is === "same" ? "same" : "different";
    left[kind] -= block.runs.reduce((sum, { ones }) => sum + ones.length, 0);
    const isSameBefore = rest.same.length > 0;
    if (left[kind] >= 0 || isSameBefore !== (kind === "same")) endRest();
    if (left[kind] >= 0) drawn.push(block);
    else for (const is of sidesOf(block)) rest[is].push(textIn(block, is));
  }
  endRest();
  return drawn;
}

const sidesOf = ({ is }: BlockChange): Whole[] => (is === "changed" ? ["removed", "added"] : [is]);

const textIn = ({ runs }: BlockChange, side: Whole): string =>
  runs
    .filter(({ is }) => is === "same" || is === side)
    .flatMap(({ ones }) => ones.map(textOf))
    .join("");

export const textOf = ({ text, picture }: Piece): string => (picture ? picture.src : text);

const plain = (is: Whole, lines: string[]): BlockChange => ({
  ...{ path: ["p"], is, count: lines.length },
  runs: [{ is, ones: [{ text: lines.join("\n"), marks: [] }] }],
});
