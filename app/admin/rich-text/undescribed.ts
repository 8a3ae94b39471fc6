import { Extension } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { Plugin } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import { nodesIn, placesByBlock } from "#app/admin/blocks/by-block.ts";
import * as words from "#i18n/en/admin/rich-text.ts";
import { isPicture } from "./picture-nodes.ts";

/** Of the button below a picture that says nothing yet. */
export const UNDESCRIBED = "data-undescribed";

/** A picture without words says so until it has some, or is marked as decoration. */
export const Undescribed = Extension.create({
  name: "undescribed",
  addProseMirrorPlugins: () => [
    new Plugin({
      props: { decorations: ({ doc }) => DecorationSet.create(doc, buttonsIn(doc)) },
    }),
  ],
});

const buttonsIn = (doc: Node): Decoration[] =>
  undescribedIn(doc).map(({ node, pos }) =>
    Decoration.widget(pos + node.nodeSize, button, {
      key: "undescribed",
      side: -1,
      ignoreSelection: true,
      stopEvent: () => true,
    }),
  );

const undescribedIn = placesByBlock((block) =>
  nodesIn(block, (node) => {
    const { src, alt, role } = node.attrs;
    return isPicture(node) && Boolean(src) && !alt && !role;
  }),
);

/** Pressed, it is found by `rich-text.tsx`. */
function button(): HTMLElement {
  const shown = document.createElement("button");
  shown.type = "button";
  shown.className = "undescribed";
  shown.textContent = words.noDescriptionYet;
  shown.setAttribute(UNDESCRIBED, "");
  shown.setAttribute("aria-haspopup", "dialog");
  return shown;
}
