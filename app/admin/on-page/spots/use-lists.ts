import { useEffect, useRef, useState } from "react";
import type { Edited } from "#app/admin/on-page/storing/use-edited.ts";
import { moved } from "#app/admin/pieces/moved.ts";
import { asObject } from "#contracts/as-object.ts";
import type { EditableField } from "#contracts/edit-marks.ts";
import type { Field } from "#contracts/field-types.ts";
import { kindFieldAt } from "./kind-field.ts";
import { keyOf, type Spot } from "./spots.ts";

/** What can be done with an item of a list, or with a row. */
export type ListActions = {
  /** Below it; null: there are as many as can be. */
  add: (() => void) | null;
  remove: () => void;
  /** Null: it is the last one there. */
  up: (() => void) | null;
  down: (() => void) | null;
  /** Each is a word or a sentence of its own. */
  isOfWords: boolean;
};

/** What the focus goes to. */
type Wanted = { key: string; isNew: boolean };

/** Adds, removes and moves; the focus goes with what it was about. */
export function useLists(edited: Edited, spots: Spot[]) {
  // Part of what is drawn: what was drawn before knows the item at its old place, and would keep it there on blur.
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const reached = useRef<Wanted | null>(null);

  useEffect(() => {
    if (!wanted || wanted === reached.current) return;
    const target = document.querySelector<HTMLTextAreaElement>(
      `[data-key="${CSS.escape(`${wanted.key} 0`)}"] textarea`,
    );
    if (!target || !spots.some(({ key }) => key === `${wanted.key} 0`)) return;
    reached.current = wanted;
    target.focus();
    if (wanted.isNew) target.click();
  });

  return function actionsOf(field: EditableField): ListActions | null {
    const { list, document, path } = field;
    if (!list) return null;
    const at = { document, path: list.path };
    const items = (): unknown[] => listed(edited.read(at));
    const kind = kindFieldAt(edited.editing.documents[document]?.place, list.path);
    const most = kind?.type === "list" || kind?.type === "rows" ? kind.most : 0;
    const rest = path.slice(`${list.path}.${list.at}`.length);

    function change(next: unknown[], focus: number, isNew = false): void {
      const there = Math.max(0, Math.min(focus, next.length - 1));
      setWanted({ key: keyOf({ document, path: `${list?.path}.${there}${rest}` }), isNew });
      edited.change(at, next);
      show(list?.path ?? "", there);
    }

    // What was kept a moment before is in it.
    const move = (by: number) => () => change(moved(items(), list.at, list.at + by), list.at + by);
    const count = items().length;
    return {
      add:
        count < most
          ? () => change(items().toSpliced(list.at + 1, 0, blankOf(kind)), list.at + 1, true)
          : null,
      remove: () => change(items().toSpliced(list.at, 1), list.at - 1),
      up: list.at > 0 ? move(-1) : null,
      down: list.at < count - 1 ? move(1) : null,
      isOfWords: kind?.type === "list",
    };
  };
}

const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function blankOf(field: Field | null): unknown {
  if (field?.type !== "rows") return "";
  const columns = Object.entries(field.columns).map(([name, { initial }]) => [name, initial]);
  return asObject(Object.fromEntries(columns));
}

/** Of slides one is seen at a time. */
function show(path: string, at: number): void {
  if (path !== "Slide") return;
  const bars = new MutationObserver(() => {
    const bar = document.querySelectorAll<HTMLElement>(".hero-carousel .bar")[at];
    if (!bar) return;
    bars.disconnect();
    bar.click();
  });
  bars.observe(document.body, { childList: true, subtree: true, attributes: true });
}
