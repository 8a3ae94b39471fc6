import { useState } from "react";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import * as words from "#i18n/en/admin/editor.ts";
import { HistoryDialog } from "./history-dialog.tsx";
import type { Place } from "./use-history.ts";

type HistoryButtonProps = {
  place: Place;
  /** Puts what it held into the form. */
  onChosen: (body: object) => void;
};

/** The versions that were public; each can be put back into the form. */
export function HistoryButton({ place, onChosen }: HistoryButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button button-ghost button-small"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <AdminIcon name="history" /> {words.history}
      </button>
      {isOpen ? (
        <HistoryDialog
          place={place}
          onClose={() => setOpen(false)}
          onChosen={(body) => {
            onChosen(body);
            setOpen(false);
          }}
        />
      ) : null}
    </>
  );
}
