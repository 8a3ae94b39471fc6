import { type Dispatch, type RefObject, type SetStateAction, useState } from "react";
import { api } from "#app/admin/api/client.ts";
import { useSignedInCall } from "#app/admin/session/use-signed-in-call.tsx";
import { showToast } from "#app/ui/toast.ts";
import * as words from "#i18n/en/admin/editor.ts";
import type { Waiting } from "./use-draft-editor.ts";
import type { Place } from "./use-history.ts";

type PlanOptions = {
  document: { keep: () => Promise<boolean>; isRight: () => boolean; isDirty: boolean };
  place: Place | null;
  waiting: Waiting | null;
  setWaiting: Dispatch<SetStateAction<Waiting | null>>;
  plannedFor: RefObject<string | null>;
  /** Nothing waits any more. */
  onThrownAway: () => void;
};

/** What is done with something that is not made public now. */
export function useDraftPlan(options: PlanOptions) {
  const { document, place, waiting, setWaiting, plannedFor, onThrownAway } = options;
  const param = place ?? { kind: "", id: "" };
  const [isPlanning, setPlanning] = useState(false);
  const { call, dialog } = useSignedInCall();

  const keep = async () => {
    if (await document.keep()) showToast(words.keptAsDraft, "success");
  };

  /** What is typed is kept first; what could not be published is not planned. */
  async function plan(publishAt: string): Promise<void> {
    if (!document.isRight()) return;
    if (!place) return planNew(publishAt);
    if ((document.isDirty || !waiting) && !(await document.keep())) return;
    const json = { publishAt };
    const answer = await call(() => api("drafts")[":kind"][":id"].schedule.$post({ param, json }));
    if (!answer.isOk) return showToast(answer.issues[0]?.message ?? answer.message, "error");
    setWaiting((now) => now && { ...now, publishAt, problem: null });
  }

  async function planNew(publishAt: string): Promise<void> {
    plannedFor.current = publishAt;
    await document.keep();
    plannedFor.current = null;
  }

  async function cancel(): Promise<void> {
    const answer = await call(() => api("drafts")[":kind"][":id"].schedule.$delete({ param }));
    if (!answer.isOk) return showToast(answer.message, "error");
    setWaiting((now) => now && { ...now, publishAt: null, problem: null });
    showToast(words.planCancelled, "success");
  }

  async function throwAway(): Promise<void> {
    const answer = await call(() => api("drafts")[":kind"][":id"].$delete({ param }));
    if (!answer.isOk) return showToast(answer.message, "error");
    showToast(words.thrownAway, "success");
    onThrownAway();
  }

  return { keep, plan, cancel, throwAway, isPlanning, setPlanning, dialog };
}

export type DraftPlan = ReturnType<typeof useDraftPlan>;
