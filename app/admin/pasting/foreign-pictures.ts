import type { Editor } from "@tiptap/core";
import { closeHistory } from "@tiptap/pm/history";
import type { Node } from "@tiptap/pm/model";
import { nodesIn, placesByBlock } from "#app/admin/blocks/by-block.ts";
import type { Media } from "#contracts/media.ts";

/** Pictures of the text that lie on other sites. */
export const foreignIn = placesByBlock((block) =>
  nodesIn(block, (node) => isForeign(sourceOf(node))).map((place) => ({
    ...place,
    src: sourceOf(place.node),
  })),
);

const sourceOf = (node: Node): string => String(node.attrs.src ?? "");

const isForeign = (src: string): boolean =>
  /^https?:/i.test(src) && URL.parse(src)?.origin !== location.origin;

/** Wherever it stands. */
export function takeOver(editor: Editor, src: string, { url, alt }: Media): void {
  if (editor.isDestroyed) return;
  const tr = closeHistory(editor.state.tr);
  for (const place of foreignIn(tr.doc).filter((one) => one.src === src)) {
    const attributes = { ...place.node.attrs, src: url, alt: place.node.attrs.alt || alt };
    tr.setNodeMarkup(place.pos, undefined, attributes);
  }
  editor.view.dispatch(tr);
}

/** One step, which is undone as one. */
export function leaveOut(editor: Editor): void {
  const tr = closeHistory(editor.state.tr);
  for (const { node, pos } of foreignIn(tr.doc).toReversed()) {
    tr.delete(pos, pos + node.nodeSize);
  }
  editor.view.dispatch(tr);
}
