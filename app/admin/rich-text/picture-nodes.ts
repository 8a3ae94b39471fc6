import type { Editor } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { DECORATION } from "#contracts/html/decoration.ts";

export type PictureFacts = { src: string; alt: string; role: string | null };

type TypedPicture = Pick<PictureFacts, "src" | "alt"> & { isDecoration: boolean };

/** As it is stored: what is only decoration says nothing. */
export const typedPicture = ({ src, alt, isDecoration }: TypedPicture): PictureFacts =>
  isDecoration ? { src, alt: "", role: DECORATION } : { src, alt: alt.trim(), role: null };

export const isPicture = ({ type }: Node): boolean =>
  type.name === "image" || type.name === "figure";

/** Null: none stands there. */
export function pictureAt({ state }: Editor, at: number | null): PictureFacts | null {
  const node = at === null ? null : state.doc.nodeAt(at);
  if (!node || !isPicture(node)) return null;
  const { src, alt, role } = node.attrs;
  return { src: String(src ?? ""), alt: String(alt ?? ""), role: role ?? null };
}

/** The one that is chosen, or that the cursor stands under. */
export function chosenPicture({ state }: Editor): number | null {
  const { $from } = state.selection;
  const after = state.doc.nodeAt($from.pos);
  if (after && isPicture(after) && !state.selection.empty) return $from.pos;
  return $from.depth > 0 && isPicture($from.parent) ? $from.before() : null;
}

/** In place of the one that stands there, or anew at the cursor. */
export function putPicture(editor: Editor, at: number | null, picture: PictureFacts): void {
  const known = at === null ? null : editor.state.doc.nodeAt(at);
  if (at === null || !known || !isPicture(known)) {
    editor.chain().focus().insertContent({ type: "image", attrs: picture }).run();
  } else {
    const attributes = { ...known.attrs, ...picture };
    editor.view.dispatch(editor.state.tr.setNodeMarkup(at, undefined, attributes));
  }
}
