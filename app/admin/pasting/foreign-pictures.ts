import type { Editor } from "@tiptap/core";
import { closeHistory } from "@tiptap/pm/history";
import type { Node } from "@tiptap/pm/model";
import type { Media } from "#contracts/media.ts";

type Place = { node: Node; pos: number; src: string };

/** Pictures of the text that lie on other sites. */
export function foreignIn(doc: Node): Place[] {
  const found: Place[] = [];
  doc.descendants((node, pos) => {
    const src = String(node.attrs.src ?? "");
    if (/^https?:/i.test(src) && URL.parse(src)?.origin !== location.origin) {
      found.push({ node, pos, src });
    }
  });
  return found;
}

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
