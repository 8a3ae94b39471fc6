import { Extension } from "@tiptap/core";
import { closeHistory } from "@tiptap/pm/history";
import { Slice } from "@tiptap/pm/model";
import { Plugin, Selection } from "@tiptap/pm/state";
import { dropPoint } from "@tiptap/pm/transform";
import { Decoration, DecorationSet, type EditorView } from "@tiptap/pm/view";
import { clipped } from "./clipped.ts";
import { NOTHING_PASTED, nextState, pastingKey, pastingOf, withStep } from "./pasting-state.ts";
import { type NewPicture, placesBeside, takePlaces } from "./picture-places.ts";
import { readPasted } from "./read-pasted.ts";

/**
 * What comes from elsewhere: words and structure come in at once; pictures are brought into the library, and stand
 * in their places when they are there; what cannot be kept is said.
 */
export const Pasting = Extension.create({
  name: "pasting",
  // Tables and links are asked after it.
  priority: 2000,
  addProseMirrorPlugins: () => [
    new Plugin({
      key: pastingKey,
      state: { init: () => NOTHING_PASTED, apply: nextState },
      props: {
        transformPastedHTML: (html) => readPasted(html, location.origin).html,
        transformPasted: (slice, view) => withFirstBlock(slice, view),
        handlePaste: (view, { clipboardData }, slice) =>
          clipboardData ? takeIn(view, clipboardData, slice) : false,
        handleDrop: (view, event, slice, isMoved) =>
          !isMoved && event.dataTransfer !== null && dropIn(view, event, event.dataTransfer, slice),
        decorations: (state) =>
          DecorationSet.create(
            state.doc,
            pastingOf(state).coming.map(({ key, pos, host }) =>
              Decoration.widget(pos, host, { key, side: -1, stopEvent: () => true }),
            ),
          ),
      },
    }),
  ],
});

/** In an empty paragraph the first block comes in whole: how it is aligned, and where it begins. */
function withFirstBlock(slice: Slice, { state }: EditorView): Slice {
  const { $from, empty } = state.selection;
  const isEmpty = empty && $from.parent.type.name === "paragraph" && $from.parent.childCount === 0;
  const first = slice.content.firstChild;
  const isSet = Boolean(first?.attrs.dir ?? first?.attrs.textAlign);
  if (!isEmpty || slice.openStart !== 1 || !first?.isTextblock || !isSet) return slice;
  return new Slice(slice.content, 0, slice.content.childCount > 1 ? slice.openEnd : 0);
}

function dropIn(view: EditorView, event: DragEvent, data: DataTransfer, slice: Slice): boolean {
  const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
  if (at === undefined) return false;
  return takeIn(view, data, slice, dropPoint(view.state.doc, at, slice) ?? at);
}

/** @param at where it was dropped */
function takeIn(view: EditorView, data: DataTransfer, slice: Slice, at?: number): boolean {
  // Code takes words alone.
  if (view.state.selection.$from.parent.type.spec.code) return false;
  const { files, pictures, lost } = clipped(data, slice);
  const tr = closeHistory(view.state.tr);
  if (at !== undefined) tr.setSelection(Selection.near(tr.doc.resolve(at)));
  if (files.length > 0) {
    const coming = placesBeside(tr, files);
    view.dispatch(withStep(tr, { kind: "pasted", coming, lost: {} }));
    return true;
  }
  if (pictures.length === 0) {
    view.dispatch(withStep(closeHistory(view.state.tr), { kind: "pasted", coming: [], lost }));
    return false;
  }
  const { coming, missing } = insert(tr, slice, pictures);
  const all = missing > 0 ? { ...lost, pictures: (lost.pictures ?? 0) + missing } : lost;
  view.dispatch(withStep(tr, { kind: "pasted", coming, lost: all }));
  return true;
}

/** As ProseMirror pastes, and places are kept where pictures are to stand. */
function insert(tr: EditorView["state"]["tr"], slice: Slice, pictures: (NewPicture | null)[]) {
  const { content, openStart, openEnd } = slice;
  const isOne = openStart === 0 && openEnd === 0 && content.childCount === 1;
  if (isOne && content.firstChild) tr.replaceSelectionWith(content.firstChild, false);
  else tr.replaceSelection(slice);
  tr.scrollIntoView().setMeta("paste", true).setMeta("uiEvent", "paste");
  return takePlaces(tr, pictures);
}
