import { momentWords } from "#app/admin/times/moment-words.ts";
import type { StaffBar as Told } from "#contracts/staff-bar.ts";
import * as words from "#i18n/en/admin/on-page.ts";
import { fill } from "#i18n/fill.ts";
import { titleOfPage } from "#i18n/titles-by-page.ts";
import { Mark } from "./mark.tsx";
import styles from "./staff-bar.css?inline";

/** Stands over the page, in HTML of its own: nothing of the page moves for it. */
export function StaffBar({ page, title, state, editHere, editor }: Told) {
  return (
    <aside className="staff-bar" aria-label={words.thisPage}>
      <style>{styles}</style>
      <span className="staff-bar-page">
        <b>{title ?? titleOfPage(page)}</b>
        {state ? (
          <small>
            <Mark isWaiting={state.isWaiting} />
            {stateWords(state)}
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

function stateWords({ isWaiting, publishAt, timeZone }: NonNullable<Told["state"]>): string {
  if (!isWaiting) return words.published;
  if (!publishAt) return words.changesWait;
  return fill(words.goesPublic, { moment: momentWords(timeZone, new Date(publishAt), new Date()) });
}
