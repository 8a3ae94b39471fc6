import { type FormEvent, useState } from "react";
import { api } from "#app/admin/api/client.ts";
import { type Failure, failureWords, isUnanswered } from "#app/admin/api/failure-words.ts";
import { LeaveGuard } from "#app/admin/session/leave-guard.tsx";
import { useSignedInCall } from "#app/admin/session/use-signed-in-call.tsx";
import { ErrorSummary } from "#app/forms/error-summary.tsx";
import { TextField } from "#app/forms/field.tsx";
import { formAnswer, mistakeText } from "#app/forms/form-answer.ts";
import { issueTexts } from "#app/forms/issue-text.ts";
import { FormFields, fieldId } from "#app/forms/use-form-fields.ts";
import { keepUserInfo } from "#app/site/account/user-info.ts";
import { BusyButton } from "#app/ui/busy-button.tsx";
import { showToast } from "#app/ui/toast.ts";
import { emailRule, nameRule, optional } from "#contracts/field-rules.ts";
import { newPasswordRule } from "#contracts/password-rules.ts";
import type { User } from "#contracts/user.ts";
import * as words from "#i18n/en/admin/accounts.ts";
import { saidOf } from "#i18n/form-mistake.ts";

const LABELS: Record<string, string> = {
  name: words.name,
  email: words.email,
  password: words.newPassword,
  currentPassword: words.currentPassword,
};

/** Name and email; a new password only with the current one. */
export function ProfileForm({ user }: { user: User }) {
  const [saved, setSaved] = useState(user);
  const { call, dialog } = useSignedInCall();
  const [isDirty, setDirty] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [answer, setAnswer] = useState(() => formAnswer({}));

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const textOf = (name: string) => String(typed.get(name) ?? "");
    const [password, currentPassword] = [textOf("password"), textOf("currentPassword")];
    const profile = { name: textOf("name").trim(), email: textOf("email").trim() };

    const isNewEmail = profile.email.toLowerCase() !== saved.email;

    const mistakes = Object.entries({
      name: nameRule(profile.name),
      email: emailRule(profile.email),
      password: optional(newPasswordRule)(password),
      currentPassword:
        (password || isNewEmail) && !currentPassword ? words.currentPasswordNeeded : null,
    }).flatMap(([name, mistake]) =>
      mistake ? [[name, typeof mistake === "string" ? mistake : saidOf(mistake)] as const] : [],
    );
    if (mistakes.length > 0)
      return setAnswer(formAnswer({ mistakes: Object.fromEntries(mistakes) }));

    setBusy(true);
    const secrets = currentPassword ? { currentPassword, ...(password ? { password } : {}) } : {};
    const result = await call(() =>
      api("users").profile.$put({ json: { ...profile, ...secrets } }),
    );
    setBusy(false);
    if (!result.isOk) {
      const mistakes = issueTexts(result.issues, (name) => LABELS[name] ?? name);
      const problem = result.issues.length === 0 ? problemWords(result, password !== "") : null;
      return setAnswer(formAnswer({ mistakes, problem }));
    }
    setSaved(result.data);
    keepUserInfo(result.data);
    setAnswer(formAnswer({}));
    for (const name of ["password", "currentPassword"]) {
      (form.elements.namedItem(name) as HTMLInputElement).value = "";
    }
    // What was typed meanwhile is not stored.
    setDirty(isChanged(new FormData(form), result.data));
    showToast(words.profileUpdated, "success");
  }

  return (
    <>
      <FormFields
        value={(name) => ({
          id: fieldId(name),
          value: undefined,
          mistake: mistakeText(answer.mistakes[name] ?? "") || null,
        })}
      >
        <form
          className="panel grid gap-5 p-5"
          onSubmit={save}
          onInput={({ currentTarget }) => setDirty(isChanged(new FormData(currentTarget), saved))}
          noValidate
          aria-label={words.yourProfile}
        >
          <ErrorSummary answer={answer} />
          <TextField
            name="name"
            label={words.name}
            initial={user.name}
            autoComplete="name"
            required
          />
          <TextField
            name="email"
            label={words.email}
            type="email"
            initial={user.email}
            autoComplete="email"
            required
          />
          <TextField
            name="password"
            label={words.newPassword}
            hint={words.newPasswordHint}
            type="password"
            autoComplete="new-password"
          />
          <TextField
            name="currentPassword"
            label={words.currentPassword}
            hint={words.currentPasswordHint}
            type="password"
            autoComplete="current-password"
          />
          <BusyButton isBusy={isBusy} busyText={words.saving} className="justify-self-start">
            {words.updateProfile}
          </BusyButton>
        </form>
      </FormFields>
      <LeaveGuard isDirty={isDirty} kept="never" text={words.leavingProfile} />
      {dialog}
    </>
  );
}

/** Which password holds nobody can see by loading the page again. */
const problemWords = (failure: Failure, isNewPassword: boolean): string =>
  isUnanswered(failure) && isNewPassword
    ? words.passwordMayBeNew
    : failureWords(words.nothingHasChanged, failure);

function isChanged(typed: FormData, { name, email }: User): boolean {
  const textOf = (field: string) => String(typed.get(field) ?? "");
  return (
    textOf("name").trim() !== name ||
    textOf("email").trim().toLowerCase() !== email ||
    textOf("password") + textOf("currentPassword") !== ""
  );
}
