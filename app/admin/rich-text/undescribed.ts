import { Extension } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { Plugin } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
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

function buttonsIn(doc: Node): Decoration[] {
  const found: Decoration[] = [];
  doc.descendants((node, pos) => {
    const { src, alt, role } = node.attrs;
    if (!isPicture(node) || !src || alt || role) return;
    found.push(
      Decoration.widget(pos + node.nodeSize, button, {
        key: "undescribed",
        side: -1,
        ignoreSelection: true,
        stopEvent: () => true,
      }),
    );
  });
  return found;
}

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
