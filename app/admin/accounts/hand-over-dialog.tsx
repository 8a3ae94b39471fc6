import { type FormEvent, useState } from "react";
import { type Ask, api } from "#app/admin/api/client.ts";
import { AdminDialog } from "#app/admin/shell/admin-dialog.tsx";
import { PasswordField } from "#app/forms/password-field.tsx";
import { BusyButton } from "#app/ui/busy-button.tsx";
import type { User } from "#contracts/user.ts";

type HandOverDialogProps = { member: User; call: Ask; onClose: () => void; onDone: () => void };

/** Asks for the password again: a session left open must not give the site away. */
export function HandOverDialog({ member, call, onClose, onDone }: HandOverDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function handOver(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const currentPassword = String(new FormData(event.currentTarget).get("password"));
    if (currentPassword === "") return setProblem("Enter your password.");
    setBusy(true);
    setProblem(null);
    const answer = await call(() =>
      api("users")[":id"].owner.$post({ param: { id: member._id }, json: { currentPassword } }),
    );
    setBusy(false);
    if (answer.isOk) onDone();
    else setProblem(`Nothing has changed. ${answer.issues[0]?.message ?? answer.message}`);
  }

  return (
    <AdminDialog
      isOpen
      onClose={onClose}
      title={`Make ${member.name} the owner?`}
      text="They can then invite and remove everybody, also you. You stay as an editor, and only they can give the ownership back. Invitations that you sent and nobody has used stop working."
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
            Stay the owner
          </button>
          <BusyButton isBusy={isBusy} busyText="Handing over">
            Hand over
          </BusyButton>
        </div>
      </form>
    </AdminDialog>
  );
}
