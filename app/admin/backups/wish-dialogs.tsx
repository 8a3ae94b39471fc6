import { PasswordDialog } from "#app/admin/accounts/password-dialog.tsx";
import { type Ask, api } from "#app/admin/api/client.ts";
import { AdminDialog } from "#app/admin/dialogs/admin-dialog.tsx";
import { ConfirmDialog } from "#app/admin/dialogs/confirm-dialog.tsx";
import { useTimes } from "#app/admin/times/times.ts";
import type { KeptBackup } from "#contracts/backups.ts";
import * as words from "#i18n/en/admin/backups.ts";
import { fileSize } from "#i18n/file-size.ts";
import { fill } from "#i18n/fill.ts";
import { helpOf, standingOf } from "./backup-words.ts";

/** What to do about one that did not finish. */
export function WhyDialog({ backup, onClose }: { backup: KeptBackup; onClose: () => void }) {
  const { dayAndTime } = useTimes();
  const title = fill(words.whyTitle, { moment: dayAndTime(backup.at) });
  return (
    <AdminDialog isOpen onClose={onClose} title={title} text={standingOf(backup)}>
      {backup.fault ? <p>{helpOf(backup.fault, backup.room)}</p> : null}
      <div className="dialog-actions">
        <button type="button" className="button button-primary" onClick={onClose}>
          {words.close}
        </button>
      </div>
    </AdminDialog>
  );
}

type DownloadDialogProps = { backup: KeptBackup; call: Ask; onClose: () => void };

/** Asks for the password again before the file of one that may hold secrets is sent. */
export function DownloadDialog({ backup, call, onClose }: DownloadDialogProps) {
  const { dayAndTime } = useTimes();
  const param = { name: backup.name };
  return (
    <PasswordDialog
      title={fill(words.download, { moment: dayAndTime(backup.at) })}
      text={words.downloadText}
      keepLabel={words.notNow}
      goLabel={words.downloadGo}
      busyText={words.checking}
      onClose={onClose}
      work={(currentPassword) =>
        call(() => api("backups")[":name"].pass.$post({ param, json: { currentPassword } }))
      }
      onDone={({ pass }) => {
        onClose();
        // An attachment leaves the page as it is.
        window.location.assign(`/api/backups/${backup.name}?pass=${encodeURIComponent(pass)}`);
      }}
    />
  );
}

type RemoveDialogProps = {
  /** Null: it is closed. */
  backup: KeptBackup | null;
  onKeep: () => void;
  onRemove: (backup: KeptBackup) => void;
};

export function RemoveDialog({ backup, onKeep, onRemove }: RemoveDialogProps) {
  const { dayAndTime } = useTimes();
  const moment = backup ? dayAndTime(backup.at) : "";
  const text = backup?.fault
    ? fill(words.removeFailedText, { moment })
    : fill(words.removeText, { moment, size: fileSize(backup?.bytes ?? 0) });
  return (
    <ConfirmDialog
      isOpen={backup !== null}
      title={words.removeTitle}
      text={text}
      keepLabel={words.keepIt}
      goLabel={words.remove}
      isDanger
      onKeep={onKeep}
      onGo={() => backup && onRemove(backup)}
    />
  );
}
