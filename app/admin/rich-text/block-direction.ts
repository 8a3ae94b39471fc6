import { Extension } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { Plugin, PluginKey, type Transaction } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";

/** Code is read from left to right whatever it holds. */
const WITHOUT = new Set(["codeBlock", "figure", "horizontalRule", "image"]);

export const DIRECTIONS = ["ltr", "rtl"] as const;

/**
 * Every block has the direction of its own first words, as on the public page (`readable-html.ts`): that is shown
 * only. One that somebody chose is stored.
 */
export const BlockDirection = Extension.create({
  name: "blockDirection",
  addGlobalAttributes: () => [
    {
      types: ["heading", "paragraph"],
      attributes: {
        dir: {
          default: null,
          parseHTML: (block) => DIRECTIONS.find((one) => one === block.getAttribute("dir")) ?? null,
        },
      },
    },
  ],
  addProseMirrorPlugins: () => [blockDirections()],
});

export const blockDirections = () =>
  new Plugin<DecorationSet>({
    key,
    state: {
      init: (_, { doc }) => directionsOf(doc),
      apply: (tr, before) => (tr.docChanged ? followed(before, tr) : before),
    },
    props: { decorations: (state) => key.getState(state) },
  });

const key = new PluginKey<DecorationSet>("blockDirection");

const directionsOf = (doc: Node) => DecorationSet.create(doc, directionsIn(blocksOf(doc)));

/** Of a long text, those of the blocks that changed alone. */
function followed(before: DecorationSet, tr: Transaction): DecorationSet {
  const { doc } = tr;
  const blocks = blocksOf(doc);
  const changed = changedBlocks(tr.before, doc, blocks);
  const moved = before.map(tr.mapping, doc);
  const places = new Set(changed.map(({ pos }) => pos));
  const gone = moved.find().filter(({ from }) => places.has(from));
  const now = moved.remove(gone).add(doc, directionsIn(changed));
  // What was taken out and put back as it was has lost its own.
  return now.find().length === blocks.filter(isDirected).length ? now : directionsOf(doc);
}

type Block = { node: Node; pos: number };

function blocksOf(doc: Node): Block[] {
  const blocks: Block[] = [];
  doc.forEach((node, pos) => {
    blocks.push({ node, pos });
  });
  return blocks;
}

/** Between those that stayed at the beginning and those that stayed at the end. */
function changedBlocks(before: Node, after: Node, blocks: Block[]): Block[] {
  const [was, is] = [before.children, after.children];
  const least = Math.min(was.length, is.length);
  let start = 0;
  while (start < least && was[start] === is[start]) start++;
  let end = 0;
  while (end < least - start && was.at(-1 - end) === is.at(-1 - end)) end++;
  return blocks.slice(start, is.length - end);
}

const isDirected = ({ node }: Block): boolean => !WITHOUT.has(node.type.name) && !node.attrs.dir;

const directionsIn = (blocks: Block[]): Decoration[] =>
  blocks
    .filter(isDirected)
    .map(({ node, pos }) => Decoration.node(pos, pos + node.nodeSize, { dir: "auto" }));
