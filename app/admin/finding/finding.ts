import { Extension } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { type EditorState, Plugin, PluginKey, TextSelection } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import { matchesIn } from "./find-matches.ts";

export type Wish = { words: string; isCaseKept: boolean };

type Place = { from: number; to: number };

type FindingState = {
  /** Null: nothing is looked for. */
  wish: Wish | null;
  places: Place[];
  /** Number of the one that is shown, from 0; -1 is none. */
  current: number;
};

type FindingStep = { wish: Wish | null; near?: number } | { current: number };

const key = new PluginKey<FindingState>("finding");
const NOTHING: FindingState = { wish: null, places: [], current: -1 };

export const findingOf = (state: EditorState): FindingState => key.getState(state) ?? NOTHING;

export const findingStep = ({ tr }: EditorState, step: FindingStep) => tr.setMeta(key, step);

/** Around the one that is shown: a letter stands in a long text so often that to mark each takes a minute. */
const MOST_MARKED = 1000;

/** Marks the places where the words stand that somebody looks for. */
export const Finding = Extension.create({
  name: "finding",
  addProseMirrorPlugins: () => [
    new Plugin({
      key,
      state: {
        init: () => NOTHING,
        apply(tr, before) {
          const step: FindingStep | undefined = tr.getMeta(key);
          if (step && "current" in step) return { ...before, current: step.current };
          if (step) return search(tr.doc, step.wish, step.near ?? tr.selection.from);
          if (!tr.docChanged || !before.wish) return before;
          const shown = before.places[before.current];
          return search(tr.doc, before.wish, shown ? tr.mapping.map(shown.from) : 0);
        },
      },
      props: {
        decorations(state) {
          const { places, current } = findingOf(state);
          const first = Math.max(0, current - MOST_MARKED / 2);
          return DecorationSet.create(
            state.doc,
            places.slice(first, first + MOST_MARKED).map((place) =>
              Decoration.inline(place.from, place.to, {
                class: place === places[current] ? "found is-shown" : "found",
              }),
            ),
          );
        },
      },
    }),
  ],
});

/** @param near the first from there on is shown, or the first of all */
function search(doc: Node, wish: Wish | null, near: number): FindingState {
  if (!wish) return NOTHING;
  const places = placesIn(doc, wish);
  const next = places.findIndex(({ from }) => from >= near);
  return { wish, places, current: places.length > 0 && next === -1 ? 0 : next };
}

/** Words that run through bold and links are found; through two paragraphs they are not. */
function placesIn(doc: Node, { words, isCaseKept }: Wish): Place[] {
  const found: Place[] = [];
  doc.descendants((block, pos) => {
    if (!block.isTextblock) return true;
    const text = block.textBetween(0, block.content.size, undefined, "\ufffc");
    for (const [from, to] of matchesIn(text, words, isCaseKept)) {
      found.push({ from: pos + 1 + from, to: pos + 1 + to });
    }
    return false;
  });
  return found;
}

/** Chosen, so that the cursor stands there when the search is over. */
export function showPlace(state: EditorState, index: number) {
  const place = findingOf(state).places[index];
  const tr = findingStep(state, { current: index });
  if (!place) return tr;
  return tr.setSelection(TextSelection.create(tr.doc, place.from, place.to));
}

/** One step, which is undone as one. @param places in their order */
export function replacePlaces(state: EditorState, places: readonly Place[], words: string) {
  const { tr } = state;
  for (const { from, to } of places.toReversed()) {
    if (words === "") tr.delete(from, to);
    else tr.insertText(words, from, to);
  }
  return tr;
}
