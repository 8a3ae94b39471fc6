import type { ReactNode } from "react";
import { useParams } from "react-router";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { PressButton } from "#app/ui/press-button.tsx";
import * as words from "#i18n/en/admin/history.ts";

type PaneProps = {
  label: string;
  title: string;
  text: string;
  /** That a version that is restored goes public by itself; null: it does not. */
  planned: string | null;
  /** What can be done with it. */
  actions: ReactNode;
  children: ReactNode;
};

/** A version, or two of them, beside the list; on phones a page of its own. */
export function HistoryPane({ label, title, text, planned, actions, children }: PaneProps) {
  const { version } = useParams();
  return (
    <section className="panel history-pane" aria-label={label}>
      <div className="version-head">
        <div>
          <h2 tabIndex={-1}>{title}</h2>
          <p>{text}</p>
        </div>
        <div className={version ? "version-actions save-bar" : "version-actions"}>
          <p data-planned={planned ? true : undefined}>{planned ?? words.intoWaiting}</p>
          {actions}
        </div>
      </div>
      {children}
    </section>
  );
}

type RestoreButtonProps = { label?: string; isBusy: boolean; onRestore: () => void };

export function RestoreButton({
  label = words.restoreThis,
  isBusy,
  onRestore,
}: RestoreButtonProps) {
  return (
    <PressButton className="button button-primary button-small" isOff={isBusy} onPress={onRestore}>
      <AdminIcon name="restore" /> {label}
    </PressButton>
  );
}
