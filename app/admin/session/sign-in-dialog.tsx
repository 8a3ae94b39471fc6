import { type ComponentProps, type FormEvent, use, useState } from "react";
import { SIGNED_OUT } from "#app/admin/api/statuses.ts";
import { AdminDialog } from "#app/admin/dialogs/admin-dialog.tsx";
import { Problem } from "#app/admin/pieces/problem.tsx";
import { TextField } from "#app/forms/field.tsx";
import { PasswordField } from "#app/forms/password-field.tsx";
import { FormFields } from "#app/forms/use-form-fields.ts";
import { signIn } from "#app/site/account/account-calls.ts";
import { isCodeWanted, signInByCode } from "#app/site/account/code-calls.ts";
import { userInfo } from "#app/site/account/user-info.ts";
import { BusyButton } from "#app/ui/busy-button.tsx";
import type { CodeWay } from "#contracts/second-factor.ts";
import * as words from "#i18n/en/admin/session.ts";
import { CodeField } from "./code-field.tsx";
import { DraftOwner } from "./draft-owner.ts";

type SignInDialogProps = Pick<
  ComponentProps<typeof AdminDialog>,
  "isOpen" | "onClose" | "onFocusReturn"
> & {
  onSignedIn: () => void;
  /** Where nothing waits to be saved. */
  text?: string;
  goLabel?: string;
};

/** The form below may have fields of the same names. */
const fieldOf = (name: string) => ({ id: `sign-in-${name}`, value: undefined, mistake: null });

/** The session has ended while somebody typed: sign in here, then the saving goes on. */
export function SignInDialog({
  onSignedIn,
  text = words.signInText,
  goLabel = words.signInAndSave,
  ...dialog
}: SignInDialogProps) {
  const owner = use(DraftOwner);
  const [isBusy, setBusy] = useState(false);
  /** Which code is asked for; null: the password is. */
  const [way, setWay] = useState<CodeWay | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // It may stand in another form, whose sending it is not.
    event.stopPropagation();
    const form = new FormData(event.currentTarget);
    const typed = (name: string) => String(form.get(name));
    setBusy(true);
    setProblem(null);
    const answer = way
      ? await signInByCode(way, typed("code"))
      : await signIn({ email: typed("email").trim(), password: typed("password") });
    setBusy(false);
    if (!answer.isOk) {
      // The step is over: the password is asked for again.
      if (answer.status === SIGNED_OUT) setWay(null);
      return setProblem(answer.message);
    }
    if (isCodeWanted(answer.data)) return setWay("totp");
    // Somebody else's session must not save what this user typed: the page is replaced.
    if (answer.data._id !== owner) return;
    // It may be asked for once more.
    setWay(null);
    onSignedIn();
  }

  function askFor(other: CodeWay) {
    setWay(other);
    setProblem(null);
  }

  return (
    <AdminDialog {...dialog} title={words.signInTitle} text={text}>
      <form className="grid gap-4" onSubmit={submit}>
        <Problem text={problem} />
        <FormFields value={fieldOf}>
          {way ? (
            <CodeField way={way} onOther={askFor} />
          ) : (
            <>
              <TextField
                name="email"
                label={words.email}
                type="email"
                autoComplete="username"
                initial={userInfo()?.email}
                required
              />
              <PasswordField autoComplete="current-password" />
            </>
          )}
        </FormFields>
        <BusyButton isBusy={isBusy} busyText={words.signingIn}>
          {goLabel}
        </BusyButton>
      </form>
    </AdminDialog>
  );
}
