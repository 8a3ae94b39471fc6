import { Extension } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { Plugin } from "@tiptap/pm/state";
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
  addProseMirrorPlugins: () => [
    new Plugin({
      props: { decorations: ({ doc }) => DecorationSet.create(doc, directionsIn(doc)) },
    }),
  ],
});

function directionsIn(doc: Node): Decoration[] {
  const found: Decoration[] = [];
  doc.forEach((node, position) => {
    if (WITHOUT.has(node.type.name) || node.attrs.dir) return;
    found.push(Decoration.node(position, position + node.nodeSize, { dir: "auto" }));
  });
  return found;
}
