import { type FormEvent, useState } from "react";
import { type Ask, api } from "#app/admin/api/client.ts";
import { failureWords } from "#app/admin/api/failure-words.ts";
import { AdminDialog } from "#app/admin/dialogs/admin-dialog.tsx";
import { Problem } from "#app/admin/pieces/problem.tsx";
import { PasswordField } from "#app/forms/password-field.tsx";
import { BusyButton } from "#app/ui/busy-button.tsx";
import type { Backups } from "#contracts/backups.ts";
import * as words from "#i18n/en/admin/backups.ts";

type MakeDialogProps = { call: Ask; onClose: () => void; onBegun: (state: Backups) => void };

/** Asks what goes into it. */
export function MakeDialog({ call, onClose, onBegun }: MakeDialogProps) {
  const [withSecrets, setWithSecrets] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function make(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const currentPassword = String(new FormData(event.currentTarget).get("password") ?? "");
    if (withSecrets && currentPassword === "") return setProblem(words.passwordWanted);
    setBusy(true);
    setProblem(null);
    const json = withSecrets ? { withSecrets, currentPassword } : { withSecrets };
    const answer = await call(() => api("backups").index.$post({ json }));
    setBusy(false);
    if (answer.isOk) onBegun(answer.data);
    else setProblem(failureWords(words.nothingDone, { ...answer, ...answer.issues[0] }));
  }

  return (
    <AdminDialog isOpen onClose={onClose} title={words.makeTitle} text={words.makeText}>
      <form className="grid gap-4" onSubmit={make} noValidate>
        <Problem text={problem} />
        <label className="with-secrets">
          <input
            type="checkbox"
            checked={withSecrets}
            onChange={({ target }) => setWithSecrets(target.checked)}
            aria-describedby="with-secrets-hint"
          />
          <span>
            {words.withSecrets}
            <small id="with-secrets-hint">{words.withSecretsHint}</small>
          </span>
        </label>
        {withSecrets ? <PasswordField autoComplete="current-password" /> : null}
        <div className="dialog-actions">
          <button type="button" className="button button-secondary" onClick={onClose}>
            {words.notNow}
          </button>
          <BusyButton isBusy={isBusy} busyText={words.beginning}>
            {words.make}
          </BusyButton>
        </div>
      </form>
    </AdminDialog>
  );
}
