import { isHistoryTransaction } from "@tiptap/pm/history";
import { type EditorState, PluginKey, type Transaction } from "@tiptap/pm/state";
import type { Losses } from "./losses.ts";

export type ComingPicture = {
  key: string;
  /** Where it is to stand. */
  pos: number;
  file: File;
  alt: string;
  /** Where the editor shows how far it is. */
  host: HTMLElement;
};

export type PastingState = {
  coming: ComingPicture[];
  /** What the last paste could not bring. */
  said: { lost: Losses; canUndo: boolean } | null;
  /** How many lost their place because the words were replaced from outside. */
  astray: number;
};

export type PastingStep =
  | { kind: "pasted"; coming: ComingPicture[]; lost: Losses }
  | { kind: "arrived" | "taken-out"; key: string }
  | { kind: "read" };

export const pastingKey = new PluginKey<PastingState>("pasting");

export const NOTHING_PASTED: PastingState = { coming: [], said: null, astray: 0 };

export const pastingOf = (state: EditorState): PastingState =>
  pastingKey.getState(state) ?? NOTHING_PASTED;

export const withStep = (tr: Transaction, step: PastingStep): Transaction =>
  tr.setMeta(pastingKey, step);

/** Set by `rich-text.tsx`: the words come from outside, not from whoever types here. */
export const FROM_OUTSIDE = "preventUpdate";

export function nextState(tr: Transaction, before: PastingState): PastingState {
  const step: PastingStep | undefined = tr.getMeta(pastingKey);
  const isIdle = before.coming.length === 0 && before.said === null;
  if (!step && (!tr.docChanged || isIdle)) return before;
  const stay = tr.docChanged ? moved(before.coming, tr, step) : before.coming;
  const wasCleared = tr.getMeta(FROM_OUTSIDE) && tr.doc.textContent === "";
  const kept = wasCleared ? [] : stay;
  return {
    coming: withComing(kept, step),
    said: saidAfter(before.said, tr, step),
    astray: before.astray + (tr.getMeta(FROM_OUTSIDE) ? before.coming.length - kept.length : 0),
  };
}

function withComing(coming: ComingPicture[], step?: PastingStep): ComingPicture[] {
  if (step?.kind === "pasted") return [...coming, ...step.coming];
  if (!step || step.kind === "read") return coming;
  return coming.filter(({ key }) => key !== step.key);
}

/** Of several at one place the first stays first, whichever arrives first. */
function moved(coming: ComingPicture[], tr: Transaction, step?: PastingStep): ComingPicture[] {
  const arrived = step?.kind === "arrived" ? coming.findIndex(({ key }) => key === step.key) : -1;
  return coming.flatMap((one, index) => {
    const side = arrived >= 0 && index > arrived ? 1 : -1;
    const { pos, deletedBefore, deletedAfter, deletedAcross } = tr.mapping.mapResult(one.pos, side);
    // What was pasted is undone: a picture at its edge goes too.
    const isGone = isHistoryTransaction(tr) ? deletedBefore || deletedAfter : deletedAcross;
    return isGone ? [] : [{ ...one, pos }];
  });
}

function saidAfter(before: PastingState["said"], tr: Transaction, step?: PastingStep) {
  if (step?.kind === "pasted") return { lost: step.lost, canUndo: true };
  if (step?.kind === "read") return null;
  if (!before || !tr.docChanged || tr.getMeta("paste")) return before;
  // Undone, nothing is missing.
  return before.canUndo && isHistoryTransaction(tr) ? null : { ...before, canUndo: false };
}
