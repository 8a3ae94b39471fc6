import { useCallback } from "react";
import { type BlockerFunction, useBeforeUnload, useBlocker } from "react-router";
import { ConfirmDialog } from "./confirm-dialog.tsx";

/** State of a navigation that follows a saving, or the end of a session. */
export const WITHOUT_ASKING = { isWithoutAsking: true };

const FOR_VISITORS =
  "Visitors will not see your changes. What you typed is kept on this device and offered to you when you come back.";

export type Leaving = {
  /** What becomes of what was typed. */
  text?: string;
  /** The form stays while only the query changes, as that of a search beside it. */
  isByPath?: boolean;
};

/** Leaving with unsaved changes asks first. */
export function LeaveGuard({
  isDirty,
  text = FOR_VISITORS,
  isByPath = false,
}: Leaving & { isDirty: boolean }) {
  const shouldAsk = useCallback<BlockerFunction>(
    ({ currentLocation: here, nextLocation: there }) =>
      isDirty &&
      !there.state?.isWithoutAsking &&
      (here.pathname !== there.pathname || (!isByPath && here.search !== there.search)),
    [isDirty, isByPath],
  );
  const blocker = useBlocker(shouldAsk);
  useBeforeUnload((event) => {
    if (isDirty) event.preventDefault();
  });
  return (
    <ConfirmDialog
      isOpen={blocker.state === "blocked"}
      title="Leave without saving?"
      text={text}
      keepLabel="Stay here"
      goLabel="Leave"
      onKeep={() => blocker.reset?.()}
      onGo={() => blocker.proceed?.()}
    />
  );
}
