import { type ComponentType, lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { stay } from "#app/admin/on-page/spots/stay.ts";
import { withAdminSheet } from "#app/admin/on-page/spots/with-admin-sheet.ts";
import type { Edited } from "#app/admin/on-page/storing/use-edited.ts";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { TryAgain } from "#app/admin/pieces/try-again.tsx";
import { useNow } from "#app/admin/times/clock.ts";
import { momentWords } from "#app/admin/times/moment-words.ts";
import { spokenTime } from "#app/admin/times/times.ts";
import { Icon } from "#app/ui/icon.tsx";
import * as words from "#i18n/en/admin/on-page.ts";
import { comma } from "#i18n/en/language.ts";
import { fill } from "#i18n/fill.ts";
import { LeaveLink } from "./leave-link.tsx";
import { Mark } from "./mark.tsx";
import type { PublishHereProps } from "./publish-here.tsx";

/** The texts come first. Where it does not come, the button beside it publishes all the same. */
const PublishHere = lazy<ComponentType<PublishHereProps>>(async () => {
  await untilIdle();
  const piece = import("./publish-here.tsx").then(({ PublishHere }) => PublishHere);
  return { default: await withAdminSheet(piece).catch(() => MenuToCome) };
});

const MenuToCome = () => (
  <span className="button button-primary split-menu" aria-hidden="true">
    <Icon name="chevron-down" />
  </span>
);

const untilIdle = () =>
  new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));

/** How it stands at the left, what can be done at the right. */
export function EditBar({ edited }: { edited: Edited }) {
  const { editing, doing, waiting, undo, redo } = edited;
  const [isPlanning, setPlanning] = useState(false);
  const [{ title, editor }] = editing.documents;
  const publishButton = useRef<HTMLButtonElement>(null);
  const now = useNow();
  const isBusy = doing.kind === "publishing";
  const isComing = edited.unkept.isThere || doing.kind === "saving";
  const isOff = isBusy || (waiting.length === 0 && !isComing);
  return (
    <aside className="staff-bar edit-bar" aria-label={words.editing}>
      <span className="staff-bar-page">
        <b>{title}</b>
        <small>
          <Mark isWaiting={waiting.length > 0} />
          <span role="status">{stateWords(edited, now)}</span>
        </small>
      </span>
      {doing.kind === "failed" ? (
        <TryAgain onPress={doing.again} goOn={() => publishButton.current?.focus()} />
      ) : null}
      {waiting[0]?.publishAt && doing.kind === "nothing" ? (
        <button type="button" className="button" onClick={() => void edited.cancelPlan()}>
          {words.cancel}
        </button>
      ) : null}
      <StepButton label={words.undo} onStep={undo} onReach={edited.unkept.keepAll}>
        <AdminIcon name="undo" />
      </StepButton>
      <StepButton label={words.redo} onStep={redo} onReach={edited.unkept.keepAll}>
        <AdminIcon name="redo" />
      </StepButton>
      <LeaveLink className="button edit-wide" to={editor} edited={edited}>
        {words.openEditor}
      </LeaveLink>
      <LeaveLink className="button button-secondary" to={editing.path} edited={edited}>
        {words.done}
      </LeaveLink>
      <span className="split-button">
        <button
          ref={publishButton}
          type="button"
          className="button button-primary"
          // Off, it keeps the focus.
          aria-disabled={isOff}
          onPointerDown={stay}
          onClick={() => !isOff && void edited.publish()}
        >
          {isBusy ? words.publishing : words.publish}
        </button>
        <Suspense fallback={<MenuToCome />}>
          <PublishHere edited={edited} isPlanning={isPlanning} onPlanning={setPlanning} />
        </Suspense>
      </span>
    </aside>
  );
}

type StepButtonProps = {
  label: string;
  onStep: (() => void) | null;
  /** Before it is pressed: what is being written is a step of its own. */
  onReach: () => void;
  children: ReactNode;
};

function StepButton({ label, onStep, onReach, children }: StepButtonProps) {
  return (
    <button
      type="button"
      className="icon-button edit-wide"
      aria-label={label}
      title={label}
      aria-disabled={!onStep}
      onPointerDown={onReach}
      onFocus={onReach}
      onClick={() => onStep?.()}
    >
      {children}
    </button>
  );
}

function stateWords({ editing, doing, waiting }: Edited, now: Date): string {
  if (doing.kind === "failed") return doing.message;
  if (doing.kind === "saving") return words.saving;
  if (doing.kind === "publishing") return words.publishing;
  const [first, ...others] = waiting;
  if (!first) return words.everythingPublic;
  const { timeZone, documents } = editing;
  if (first.publishAt) {
    return fill(words.goesPublicAt, {
      moment: momentWords(timeZone, new Date(first.publishAt), now),
    });
  }
  const time = spokenTime(timeZone, new Date(first.savedAt));
  const isPageAlone = others.length === 0 && first.place === documents[0].place;
  if (isPageAlone) return fill(words.savedAt, { time });
  return fill(words.savedAll, { time, titles: waiting.map(({ title }) => title).join(comma) });
}
