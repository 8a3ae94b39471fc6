import { type FormEvent, useState } from "react";
import { api } from "#app/admin/api/client.ts";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { useSignedInCall } from "#app/admin/session/use-signed-in-call.tsx";
import { useTimes } from "#app/admin/times/times.ts";
import { BusyButton } from "#app/ui/busy-button.tsx";
import { showToast } from "#app/ui/toast.ts";
import { emailRule } from "#contracts/field-rules.ts";
import type { Invitation as Created, OpenInvitation } from "#contracts/user.ts";
import * as words from "#i18n/en/admin/accounts.ts";
import { fill } from "#i18n/fill.ts";
import { saidOf } from "#i18n/form-mistake.ts";

type Invitation = Created & {
  email: string;
  /** The list of then, without it. */
  listed: readonly OpenInvitation[];
};

type InviteFormProps = {
  /** Otherwise nothing is sent by itself. */
  canMail: boolean;
  /** That are open. */
  invitations: readonly OpenInvitation[];
  onInvited: () => void;
};

/** Makes a link that lets one person register, once. */
export function InviteForm({ canMail, invitations, onInvited }: InviteFormProps) {
  const { call, dialog } = useSignedInCall();
  const [isBusy, setBusy] = useState(false);
  const [mistake, setMistake] = useState<string | null>(null);
  const [invitation, setInvitation] = useState<Invitation | null>(null);

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
    if (answer.status === 0) {
      setMistake(words.mayBeInvited);
      // The link that is shown may be the earlier one.
      setInvitation(null);
      return onInvited();
    }
    if (!answer.isOk) return setMistake(answer.issues[0]?.message ?? answer.message);
    setInvitation({ email, listed: invitations, ...answer.data });
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
        {invitation && isOpen(invitation, invitations) ? (
          <InvitationLink invitation={invitation} canMail={canMail} />
        ) : null}
      </form>
      {dialog}
    </>
  );
}

/** Withdrawn or used, its link opens nothing. */
const isOpen = ({ email, listed }: Invitation, now: readonly OpenInvitation[]): boolean =>
  now === listed || now.some((one) => one.email === email.toLowerCase());

type InvitationLinkProps = { invitation: Invitation; canMail: boolean };

function InvitationLink({ invitation, canMail }: InvitationLinkProps) {
  const { email, link, expiresAt, isAgain } = invitation;
  const { dayWords } = useTimes();
  const until = dayWords(expiresAt);
  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      showToast(words.linkCopied, "success");
    } catch {
      showToast(words.copyFailed, "error");
    }
  }
  return (
    <div role="status" className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end">
      <label>
        <span className="field-label">{canMail ? words.sentByMail : words.sendLinkYourself}</span>
        <span className="field-hint">
          {fill(words.worksUntil, { email, day: until })} {isAgain ? words.onlyTheLatest : null}
        </span>
        <input className="input" readOnly value={link} dir="ltr" />
      </label>
      <button type="button" className="button button-secondary" onClick={copy}>
        <AdminIcon name="copy" /> {words.copy}
      </button>
    </div>
  );
}
