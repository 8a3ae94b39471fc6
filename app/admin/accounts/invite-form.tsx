import { type FormEvent, useState } from "react";
import { api } from "#app/admin/api/client.ts";
import { isUnanswered } from "#app/admin/api/failure-words.ts";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { useSignedInCall } from "#app/admin/session/use-signed-in-call.tsx";
import { BusyButton } from "#app/ui/busy-button.tsx";
import { emailRule } from "#contracts/field-rules.ts";
import type { OpenInvitation } from "#contracts/user.ts";
import * as words from "#i18n/en/admin/accounts.ts";
import { saidOf } from "#i18n/form-mistake.ts";
import { InvitationLink, isOpen, type Made } from "./invitation-link.tsx";

type InviteFormProps = {
  /** Otherwise nothing is sent by itself. */
  canMail: boolean;
  /** That are open. */
  invitations: readonly OpenInvitation[];
  /** Whose link is shown: made here, or among those that are open. */
  made: Made | null;
  onMade: (made: Made | null) => void;
  onInvited: () => void;
};

/** Makes a link that lets one person register, once. */
export function InviteForm({ canMail, invitations, made, onMade, onInvited }: InviteFormProps) {
  const { call, dialog } = useSignedInCall();
  const [isBusy, setBusy] = useState(false);
  const [mistake, setMistake] = useState<string | null>(null);

  async function invite(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const email = String(new FormData(form).get("email")).trim();
    const wrong = emailRule(email);
    setMistake(wrong && saidOf(wrong).text);
    if (wrong) return;
    setBusy(true);
    const answer = await call(() => api("users/invitations").index.$post({ json: { email } }));
    setBusy(false);
    if (!answer.isOk && isUnanswered(answer)) {
      setMistake(words.mayBeInvited);
      // The link that is shown may be the earlier one.
      onMade(null);
      return onInvited();
    }
    if (!answer.isOk) return setMistake(answer.issues[0]?.message ?? answer.message);
    onMade({ place: "form", email, listed: invitations, ...answer.data });
    // The next press invites somebody else.
    form.reset();
    onInvited();
  }

  return (
    <>
      <form className="panel grid gap-4 p-5" onSubmit={invite} noValidate>
        <h2 className="text-card">{words.inviteSomebody}</h2>
        <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end">
          <label>
            <span className="field-label">{words.email}</span>
            <input
              name="email"
              type="email"
              className="input"
              autoComplete="off"
              aria-invalid={mistake ? true : undefined}
              aria-describedby={mistake ? "invite-mistake" : undefined}
            />
          </label>
          <BusyButton isBusy={isBusy} busyText={words.inviting}>
            {words.invite}
          </BusyButton>
        </div>
        {mistake ? (
          <p className="field-error" id="invite-mistake" role="alert">
            <AdminIcon name="circle-alert" /> {mistake}
          </p>
        ) : null}
        {made?.place === "form" && isOpen(made, invitations) ? (
          <InvitationLink invitation={made} canMail={canMail} />
        ) : null}
      </form>
      {dialog}
    </>
  );
}
