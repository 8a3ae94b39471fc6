import type { StaffBar as Told } from "#contracts/staff-bar.ts";
import * as words from "#i18n/en/admin/on-page.ts";
import { Mark } from "./mark.tsx";
import styles from "./staff-bar.css?inline";

/** Stands over the page, in HTML of its own: nothing of the page moves for it. */
export function StaffBar({ title, state, editHere, editor }: Told) {
  return (
    <aside className="staff-bar" aria-label={words.thisPage}>
      <style>{styles}</style>
      <span className="staff-bar-page">
        <b>{title}</b>
        {state ? (
          <small>
            <Mark isWaiting={state.isWaiting} />
            {state.text}
          </small>
        ) : null}
      </span>
      {editHere ? (
        <a className="button button-primary edit-link" href={editHere} aria-keyshortcuts="e">
          {words.editHere}
        </a>
      ) : null}
      <a className="button" href={editor}>
        {words.openEditor}
      </a>
      <button
        type="button"
        className="icon-button"
        aria-label={words.hide}
        title={words.hide}
        hidden
      >
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M18 6 6 18M6 6l12 12" />
        </svg>
      </button>
    </aside>
  );
}
