import { useCallback, useEffect } from "react";
import { type BlockerFunction, useBeforeUnload, useBlocker } from "react-router";
import { ConfirmDialog } from "#app/admin/dialogs/confirm-dialog.tsx";
import * as words from "#i18n/en/admin/session.ts";
import { type Kept, keepDraftsNow } from "./use-drafts.ts";

/** State of a navigation that follows a save, or the end of a session. */
export const WITHOUT_ASKING = { isWithoutAsking: true };

/** "never": of a form of which devices keep nothing. */
type KeptOf = Kept | "never";

const wordsOf = (kept: KeptOf): string => {
  if (kept === "never") return words.lostByLeaving;
  return kept === "refused" ? words.notKept : words.keptForYou;
};

export type Leaving = {
  /** Of what stands beside the form too. */
  isDirty?: boolean;
  kept?: KeptOf;
  /** What is not done by leaving. */
  text?: string;
  /** The form stays while only the query changes, as that of a search beside it. */
  isByPath?: boolean;
};

type LeaveGuardProps = Leaving & {
  isDirty: boolean;
  kept: KeptOf;
  /** What was typed is given up: it must not follow a logout. */
  onLeave?: () => void;
};

/** Leaving with unsaved changes asks first. */
export function LeaveGuard({
  isDirty,
  kept,
  text = words.visitorsWillNotSee,
  isByPath = false,
  onLeave,
}: LeaveGuardProps) {
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

  function leave(): void {
    onLeave?.();
    blocker.proceed?.();
  }

  return (
    <ConfirmDialog
      isOpen={isAsked}
      title={words.leaveTitle}
      // What was under way when somebody left may be stored by now.
      text={`${text} ${isDirty ? wordsOf(kept) : words.savedByNow}`}
      keepLabel={words.stayHere}
      goLabel={words.leave}
      onKeep={() => blocker.reset?.()}
      onGo={leave}
    />
  );
}
