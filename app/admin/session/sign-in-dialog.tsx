import { type ComponentProps, type FormEvent, use, useState } from "react";
import { AdminDialog } from "#app/admin/pieces/admin-dialog.tsx";
import { TextField } from "#app/forms/field.tsx";
import { PasswordField } from "#app/forms/password-field.tsx";
import { signIn } from "#app/site/account/account-calls.ts";
import { userInfo } from "#app/site/account/user-info.ts";
import { BusyButton } from "#app/ui/busy-button.tsx";
import * as words from "#i18n/en/admin/session.ts";
import { DraftOwner } from "./draft-owner.ts";

type SignInDialogProps = Pick<
  ComponentProps<typeof AdminDialog>,
  "isOpen" | "onClose" | "onFocusReturn"
> & { onSignedIn: () => void };

/** The session has ended while somebody typed: sign in here, then the saving goes on. */
export function SignInDialog({ onSignedIn, ...dialog }: SignInDialogProps) {
  const owner = use(DraftOwner);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setBusy(true);
    setProblem(null);
    const answer = await signIn({
      email: String(form.get("email")).trim(),
      password: String(form.get("password")),
    });
    setBusy(false);
    if (!answer.isOk) return setProblem(answer.message);
    // Somebody else's session must not save what this user typed: the page is replaced.
    if (answer.data._id === owner) onSignedIn();
  }

  return (
    <AdminDialog {...dialog} title={words.signInTitle} text={words.signInText}>
      <form className="grid gap-4" onSubmit={submit}>
        {problem ? (
          <p className="error-summary" role="alert">
            {problem}
          </p>
        ) : null}
        <TextField
          name="email"
          label={words.email}
          type="email"
          autoComplete="username"
          initial={userInfo()?.email}
          required
        />
        <PasswordField autoComplete="current-password" />
        <BusyButton isBusy={isBusy} busyText={words.signingIn}>
          {words.signInAndSave}
        </BusyButton>
      </form>
    </AdminDialog>
  );
}
