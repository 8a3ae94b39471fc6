import { spokenTime } from "#app/admin/pieces/times.ts";
import type { Editing } from "#contracts/editing.ts";
import * as words from "#i18n/en/admin/on-page.ts";
import { fill } from "#i18n/fill.ts";
import type { Edited } from "./use-edited.ts";

type EditBarProps = { editing: Editing; edited: Edited };

/** How it stands at the left, what can be done at the right. */
export function EditBar({ editing, edited }: EditBarProps) {
  const { title, path, editor } = editing;
  const { state, undo, redo } = edited;
  const isBusy = state.kind === "publishing";
  return (
    <aside className="staff-bar edit-bar" aria-label={words.editing}>
      <span className="staff-bar-page">
        <b>{title}</b>
        <small role="status" suppressHydrationWarning>
          {stateWords(editing, edited)}
        </small>
      </span>
      {state.kind === "failed" ? (
        <button type="button" className="button" onClick={state.again}>
          {words.tryAgain}
        </button>
      ) : null}
      <button
        type="button"
        className="icon-button edit-wide"
        aria-label={words.undo}
        disabled={!undo}
        onClick={() => undo?.()}
      >
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 7v6h6M21 17a9 9 0 0 0-15-6.7L3 13" />
        </svg>
      </button>
      <button
        type="button"
        className="icon-button edit-wide"
        aria-label={words.redo}
        disabled={!redo}
        onClick={() => redo?.()}
      >
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M21 7v6h-6M3 17a9 9 0 0 1 15-6.7L21 13" />
        </svg>
      </button>
      <a className="button edit-wide" href={editor}>
        {words.openEditor}
      </a>
      <a className="button button-secondary" href={path}>
        {words.done}
      </a>
      <button
        type="button"
        className="button button-primary"
        disabled={isBusy || state.kind === "public"}
        onClick={() => void edited.publish()}
      >
        {isBusy ? words.publishing : words.publish}
      </button>
    </aside>
  );
}

function stateWords({ timeZone }: Editing, { state, savedAt }: Edited): string {
  switch (state.kind) {
    case "failed":
      return state.message;
    case "saving":
      return words.saving;
    case "publishing":
      return words.publishing;
    case "public":
      return words.everythingPublic;
    case "waiting":
      return fill(words.savedAt, { time: spokenTime(timeZone, new Date(savedAt)) });
  }
}
