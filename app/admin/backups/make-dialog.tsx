import { type FormEvent, useState } from "react";
import { type Ask, api } from "#app/admin/api/client.ts";
import { failureWords } from "#app/admin/api/failure-words.ts";
import { AdminDialog } from "#app/admin/pieces/admin-dialog.tsx";
import { Problem } from "#app/admin/pieces/problem.tsx";
import { BusyButton } from "#app/ui/busy-button.tsx";
import type { Backups } from "#contracts/backups.ts";
import * as words from "#i18n/en/admin/backups.ts";

type MakeDialogProps = { call: Ask; onClose: () => void; onBegun: (state: Backups) => void };

/** Asks what goes into it. */
export function MakeDialog({ call, onClose, onBegun }: MakeDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function make(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const withSecrets = new FormData(event.currentTarget).get("withSecrets") === "on";
    setBusy(true);
    setProblem(null);
    const answer = await call(() => api("backups").index.$post({ json: { withSecrets } }));
    setBusy(false);
    if (answer.isOk) onBegun(answer.data);
    else setProblem(failureWords(words.nothingDone, answer));
  }

  return (
    <AdminDialog isOpen onClose={onClose} title={words.makeTitle} text={words.makeText}>
      <form className="grid gap-4" onSubmit={make}>
        <Problem text={problem} />
        <label className="with-secrets">
          <input type="checkbox" name="withSecrets" aria-describedby="with-secrets-hint" />
          <span>
            {words.withSecrets}
            <small id="with-secrets-hint">{words.withSecretsHint}</small>
          </span>
        </label>
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
