import { Extension } from "@tiptap/core";
import { DOMSerializer, type Node, type Schema } from "@tiptap/pm/model";
import { Plugin } from "@tiptap/pm/state";
import type { EditorView, NodeView, NodeViewConstructor } from "@tiptap/pm/view";

/** Code is read from left to right whatever it holds. A table shows its own direction: `tables.ts`. */
const WITHOUT = new Set(["codeBlock", "figure", "horizontalRule", "image", "table"]);

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
  addProseMirrorPlugins() {
    return [blockDirections(this.editor.schema)];
  },
});

/** Not by decorations: of these, ProseMirror compares each with each block at every key. */
export const blockDirections = ({ nodes, topNodeType }: Schema) =>
  new Plugin({
    props: {
      nodeViews: Object.fromEntries(
        Object.values(nodes)
          .filter((type) => topNodeType.contentMatch.matchType(type) && !WITHOUT.has(type.name))
          .map((type) => [type.name, asWritten]),
      ),
    },
  });

const asWritten: NodeViewConstructor = (node, view, getPos) => {
  const { toDOM } = node.type.spec;
  if (!toDOM) throw new Error(`${node.type.name} has no element`);
  return directed(
    DOMSerializer.renderSpec(document, toDOM(node)) as NodeView,
    node,
    view,
    getPos(),
  );
};

/** A block within another one goes with it. */
export function directed(shown: NodeView, node: Node, view: EditorView, pos = 0): NodeView {
  const isOwn = view.state.doc.resolve(pos).depth === 0;
  if (isOwn && !node.attrs.dir) (shown.dom as HTMLElement).dir = "auto";
  return shown;
}
