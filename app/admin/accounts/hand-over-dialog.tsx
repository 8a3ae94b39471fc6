import { type FormEvent, useState } from "react";
import { type Ask, api } from "#app/admin/api/client.ts";
import { failureWords } from "#app/admin/api/failure-words.ts";
import { AdminDialog } from "#app/admin/pieces/admin-dialog.tsx";
import { PasswordField } from "#app/forms/password-field.tsx";
import { BusyButton } from "#app/ui/busy-button.tsx";
import type { User } from "#contracts/user.ts";
import * as words from "#i18n/en/admin/accounts.ts";
import { fill } from "#i18n/fill.ts";

type HandOverDialogProps = { member: User; call: Ask; onClose: () => void; onDone: () => void };

/** Asks for the password again: a session left open must not give the site away. */
export function HandOverDialog({ member, call, onClose, onDone }: HandOverDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function handOver(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const currentPassword = String(new FormData(event.currentTarget).get("password"));
    if (currentPassword === "") return setProblem(words.enterYourPassword);
    setBusy(true);
    setProblem(null);
    const answer = await call(() =>
      api("users")[":id"].owner.$post({ param: { id: member._id }, json: { currentPassword } }),
    );
    setBusy(false);
    if (answer.isOk) onDone();
    else setProblem(failureWords(words.nothingHasChanged, { ...answer, ...answer.issues[0] }));
  }

  return (
    <AdminDialog
      isOpen
      onClose={onClose}
      title={fill(words.handOverTitle, { name: member.name })}
      text={words.handOverText}
    >
      <form className="grid gap-4" onSubmit={handOver} noValidate>
        {problem ? (
          <p className="error-summary" role="alert">
            {problem}
          </p>
        ) : null}
        <PasswordField autoComplete="current-password" />
        <div className="dialog-actions">
          <button type="button" className="button button-secondary" onClick={onClose}>
            {words.stayTheOwner}
          </button>
          <BusyButton isBusy={isBusy} busyText={words.handingOver}>
            {words.handOver}
          </BusyButton>
        </div>
      </form>
    </AdminDialog>
  );
}
