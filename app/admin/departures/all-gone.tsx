import { AdminDialog } from "#app/admin/dialogs/admin-dialog.tsx";
import * as words from "#i18n/en/admin/departure-changes.ts";

/** In place of what was to be done with departures that are gone, all of them. */
export function AllGone({ onClose }: { onClose: () => void }) {
  return (
    <AdminDialog isOpen onClose={onClose} title={words.allGone}>
      <p role="alert">{words.allGoneText}</p>
      <div className="dialog-actions">
        <button type="button" className="button button-primary" onClick={onClose}>
          {words.toTheList}
        </button>
      </div>
    </AdminDialog>
  );
}
