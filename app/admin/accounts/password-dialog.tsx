import { type FormEvent, type ReactNode, useState } from "react";
import { type Failure, failureWords } from "#app/admin/api/failure-words.ts";
import { AdminDialog } from "#app/admin/dialogs/admin-dialog.tsx";
import { Problem } from "#app/admin/pieces/problem.tsx";
import { PasswordField } from "#app/forms/password-field.tsx";
import { BusyButton } from "#app/ui/busy-button.tsx";
import * as words from "#i18n/en/admin/accounts.ts";

type Refusal = Failure & { isOk: false; issues: readonly { message: string }[] };

type PasswordDialogProps<T> = {
  title: string;
  text: string;
  keepLabel: string;
  goLabel: string;
  busyText: string;
  /** What is done with the password. */
  work: (currentPassword: string) => Promise<{ isOk: true; data: T } | Refusal>;
  onClose: () => void;
  onDone: (data: T) => void;
  children?: ReactNode;
};

/** Asks for the password again: a session left open is not enough. */
export function PasswordDialog<T>({
  title,
  text,
  work,
  onClose,
  ...props
}: PasswordDialogProps<T>) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function go(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const currentPassword = String(new FormData(event.currentTarget).get("password"));
    if (currentPassword === "") return setProblem(words.enterYourPassword);
    setBusy(true);
    setProblem(null);
    const answer = await work(currentPassword);
    setBusy(false);
    if (answer.isOk) props.onDone(answer.data);
    else setProblem(failureWords(words.nothingHasChanged, { ...answer, ...answer.issues[0] }));
  }

  return (
    <AdminDialog isOpen onClose={onClose} title={title} text={text}>
      <form className="grid gap-4" onSubmit={go} noValidate>
        <Problem text={problem} />
        <PasswordField autoComplete="current-password" />
        <div className="dialog-actions">
          <button type="button" className="button button-secondary" onClick={onClose}>
            {props.keepLabel}
          </button>
          <BusyButton isBusy={isBusy} busyText={props.busyText}>
            {props.goLabel}
          </BusyButton>
        </div>
      </form>
    </AdminDialog>
  );
}
