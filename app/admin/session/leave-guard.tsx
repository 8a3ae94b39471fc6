import { useCallback, useEffect } from "react";
import { type BlockerFunction, useBeforeUnload, useBlocker } from "react-router";
import { ConfirmDialog } from "#app/admin/shell/confirm-dialog.tsx";
import { type Kept, keepDraftsNow } from "./use-drafts.ts";

/** State of a navigation that follows a saving, or the end of a session. */
export const WITHOUT_ASKING = { isWithoutAsking: true };

const KEPT =
  "What you typed is kept on this device, for you alone, and offered to you when you come back.";
const LOST =
  "This device does not keep what you typed, its storage is full or blocked: if you leave, it is lost.";

export type Leaving = {
  /** What is not done by leaving. */
  text?: string;
  /** The form stays while only the query changes, as that of a search beside it. */
  isByPath?: boolean;
};

/** Leaving with unsaved changes asks first. */
export function LeaveGuard({
  isDirty,
  kept,
  text = "Visitors will not see your changes.",
  isByPath = false,
}: Leaving & { isDirty: boolean; kept: Kept }) {
  const shouldAsk = useCallback<BlockerFunction>(
    ({ currentLocation: here, nextLocation: there }) =>
      isDirty &&
      !there.state?.isWithoutAsking &&
      (here.pathname !== there.pathname || (!isByPath && here.search !== there.search)),
    [isDirty, isByPath],
  );
  const blocker = useBlocker(shouldAsk);
  const isAsked = blocker.state === "blocked";
  useEffect(() => {
    // So that what is said about it is so.
    if (isAsked) keepDraftsNow();
  }, [isAsked]);
  useBeforeUnload((event) => {
    if (isDirty) event.preventDefault();
  });
  return (
    <ConfirmDialog
      isOpen={isAsked}
      title="Leave without saving?"
      text={`${text} ${kept === "refused" ? LOST : KEPT}`}
      keepLabel="Stay here"
      goLabel="Leave"
      onKeep={() => blocker.reset?.()}
      onGo={() => blocker.proceed?.()}
    />
  );
}
