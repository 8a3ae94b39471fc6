import { useState } from "react";
import { useRevalidator } from "react-router";
import { apiAt } from "#app/admin/api/client.ts";
import { type Failure, failureMessage } from "#app/admin/api/failure-words.ts";
import { CONFLICT, NOT_THERE } from "#app/admin/api/statuses.ts";
import { focusHeading } from "#app/admin/focus/focus-heading.ts";
import type { Place } from "#app/admin/pieces/place.ts";
import { useSignedInCall } from "#app/admin/session/use-signed-in-call.tsx";
import { showToast } from "#app/ui/toast.ts";
import * as words from "#i18n/en/admin/history.ts";

/** It is published, thrown away, or written over. */
const isOver = ({ status }: Failure) => status === NOT_THERE || status === CONFLICT;

/** Putting a version into the waiting changes, and taking it back. */
export function useRestoring(place: Place) {
  const { kind, id } = place;
  const { call, dialog } = useSignedInCall();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  /** How often: each time the notice is a new one. */
  const [restored, setRestored] = useState(0);

  async function restore(revision: string): Promise<void> {
    setBusy(true);
    const param = { kind, id, revision };
    const answer = await call(() =>
      apiAt("history", place)[":kind"][":id"][":revision"].restore.$post({ param }),
    );
    setBusy(false);
    if (!answer.isOk) return showToast(failureMessage(answer), "error");
    setRestored((times) => times + 1);
    await revalidate();
  }

  async function undo(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    const param = { kind, id };
    const answer = await call(() =>
      apiAt("history", place)[":kind"][":id"].restored.$delete({ param }),
    );
    setBusy(false);
    if (!answer.isOk) showToast(failureMessage(answer), "error");
    // Whoever was not answered presses again.
    if (!answer.isOk && !isOver(answer)) return;
    setRestored(0);
    focusHeading();
    if (answer.isOk) showToast(words.undone, "success");
    await revalidate();
  }

  return { restore, undo, isBusy, restored, dialog };
}
