import type { Node } from "@tiptap/pm/model";
import type { Transaction } from "@tiptap/pm/state";
import { insertPoint } from "@tiptap/pm/transform";
import { makeId } from "#app/forms/make-id.ts";
import { PICTURE_MARK } from "./pasted-pictures.ts";
import type { ComingPicture } from "./pasting-state.ts";

export type NewPicture = { file: File; alt: string };

const comingAt = (pos: number, { file, alt }: NewPicture): ComingPicture => {
  const host = document.createElement("div");
  host.className = "coming-picture";
  return { key: makeId(), pos, file, alt, host };
};

/** Between blocks, beside the cursor: words are not torn apart. */
export function placesBeside(tr: Transaction, pictures: NewPicture[]): ComingPicture[] {
  const { $to } = tr.selection;
  const image = tr.doc.type.schema.nodes.image;
  const between = image ? insertPoint(tr.doc, $to.pos, image) : null;
  const pos = between ?? ($to.depth > 0 ? $to.after() : $to.pos);
  return pictures.map((picture) => comingAt(pos, picture));
}

/** Marked pictures leave the text; where a file of theirs is, a place stays for them. */
export function takePlaces(tr: Transaction, pictures: (NewPicture | null)[]) {
  const marked: { pos: number; node: Node }[] = [];
  tr.doc.descendants((node, pos) => {
    if (String(node.attrs.src ?? "").startsWith(PICTURE_MARK)) marked.push({ pos, node });
  });
  const before = tr.mapping.maps.length;
  const coming = marked.flatMap(({ pos, node }) => {
    const at = tr.mapping.slice(before).map(pos);
    leaveOut(tr, at, node);
    const picture = pictures[Number(String(node.attrs.src).slice(PICTURE_MARK.length))];
    return picture ? [comingAt(at, picture)] : [];
  });
  return { coming, missing: pictures.length - coming.length };
}

/** What may not be empty holds an empty paragraph instead. */
function leaveOut(tr: Transaction, at: number, node: Node): void {
  const $at = tr.doc.resolve(at);
  const end = at + node.nodeSize;
  const paragraph = tr.doc.type.schema.nodes.paragraph;
  if ($at.parent.canReplace($at.index(), $at.index() + 1) || !paragraph) tr.delete(at, end);
  else tr.replaceWith(at, end, paragraph.create());
}

/** Into its place, or the nearest that takes it. */
export function putPicture(tr: Transaction, pos: number, image: Node): void {
  const at = insertPoint(tr.doc, pos, image.type) ?? tr.doc.content.size;
  tr.insert(at, image);
}
