import { type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import { focusHeading } from "#app/admin/focus/focus-heading.ts";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { useTimes } from "#app/admin/times/times.ts";
import { EmptyState } from "#app/site/pieces/empty-state.tsx";
import type { TrashedOwnPage } from "#contracts/own-page.ts";
import * as words from "#i18n/en/admin/writing.ts";
import { fill } from "#i18n/fill.ts";
import type { useTrash } from "./use-trash.ts";

export type Trashed = Pick<TrashedOwnPage, "_id" | "title" | "deletedAt" | "restorableUntil"> & {
  /** What else it is known by. */
  about?: string;
};

type TrashPageProps = {
  trashed: readonly Trashed[];
  trash: Pick<ReturnType<typeof useTrash>, "restore" | "dialog">;
  /** What will come here. */
  emptyText: string;
  /** Beside the heading. */
  children?: ReactNode;
  /** Below the list. */
  below?: ReactNode;
};

/** What can be brought back, last deleted first. */
export function TrashPage({ trashed, trash, emptyText, children, below }: TrashPageProps) {
  const { clockTime } = useTimes();
  const [restored, setRestored] = useState<readonly string[]>([]);
  const left = trashed.filter(({ _id }) => !restored.includes(_id));

  function take(id: string): void {
    flushSync(() => setRestored((before) => [...before, id]));
    // It was on the row.
    if (document.activeElement === document.body) focusHeading();
  }

  return (
    <div className="admin-wrap pb-12">
      <div className="page-head">
        <h1>{words.trash}</h1>
        {children}
        <p>{words.trashText}</p>
      </div>
      {left.length === 0 ? (
        <EmptyState title={words.nothingIsDeleted} text={emptyText} />
      ) : (
        <ul className="panel rows">
          {left.map(({ _id, title, about, deletedAt, restorableUntil }) => (
            <li key={_id}>
              <span className="me-auto min-w-0">
                <b className="font-[640]" dir="auto">
                  {title || words.untitled}
                </b>
                {about ? <span className="block text-small">{about}</span> : null}
                <span className="block text-ink2 text-small">
                  {fill(words.trashedDates, {
                    deleted: clockTime(deletedAt),
                    end: clockTime(restorableUntil),
                  })}
                </span>
              </span>
              <button
                type="button"
                className="button button-secondary button-small"
                aria-label={fill(words.restoreTitle, { title: title || words.untitled })}
                onClick={() => void trash.restore(_id, () => take(_id))}
              >
                <AdminIcon name="undo" /> {words.restore}
              </button>
            </li>
          ))}
        </ul>
      )}
      {below}
      {trash.dialog}
    </div>
  );
}
