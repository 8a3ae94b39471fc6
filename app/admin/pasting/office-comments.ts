import { type Element, elementsIn, type TreeNode, treeOf } from "./html-tree.ts";
import type { Losses } from "./losses.ts";

type OfficePart = {
  lost: Losses;
  /** Names of drawn text boxes. */
  frames: string[];
  /** What stood in them. */
  words: TreeNode[];
};

const FOR_OFFICE = /^\[if ([^\]]*)\]>(.*)<!\[endif\]$/s;

/** What Office tells itself in a comment: `<!--[if gte vml 1]>` drawings `<![endif]-->`. */
export function officePart(comment: string): OfficePart {
  const [, , inside] = FOR_OFFICE.exec(comment) ?? [];
  if (inside === undefined) return { lost: {}, frames: [], words: [] };
  const tree = treeOf(inside);
  const boxes = elementsIn(tree, ({ name }) => name === "v:textbox");
  const objects = elementsIn(tree, ({ name }) => name === "o:oleobject");
  const notes = elementsIn(tree, isNote);
  // The note of a cell is drawn as a box.
  const isBox = notes.length === 0;
  return {
    lost: {
      textBoxes: isBox ? boxes.length : 0,
      embedded: objects.filter((object) => !isEquation(object)).length,
      formulas: objects.filter(isEquation).length,
      comments: notes.length,
    },
    frames: elementsIn(
      tree,
      (shape) => elementsIn(shape.children, ({ name }) => name === "v:textbox").length > 0,
    ).flatMap(({ attribs }) => attribs.id ?? []),
    words: isBox ? boxes.flatMap(({ children }) => children) : [],
  };
}

const isEquation = ({ attribs }: Element): boolean => /^Equation/i.test(attribs.progid ?? "");

const isNote = ({ name, attribs }: Element): boolean =>
  name === "x:clientdata" && /note/i.test(attribs.objecttype ?? "");
