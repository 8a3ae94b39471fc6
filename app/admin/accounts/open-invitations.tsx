import { useState } from "react";
import { type Ask, api } from "#app/admin/api/client.ts";
import { failureWords } from "#app/admin/api/failure-words.ts";
import type { useRefresh } from "#app/admin/api/use-refresh.ts";
import { ConfirmDialog } from "#app/admin/dialogs/confirm-dialog.tsx";
import { useTimes } from "#app/admin/times/times.ts";
import { showToast } from "#app/ui/toast.ts";
import type { OpenInvitation } from "#contracts/user.ts";
import * as texts from "#i18n/en/admin/accounts.ts";
import { fill } from "#i18n/fill.ts";
import { InvitationLink, type Made } from "./invitation-link.tsx";

type OpenInvitationsProps = {
  canMail: boolean;
  made: Made | null;
  onMade: (made: Made | null) => void;
  invitations: OpenInvitation[];
  call: Ask;
  onChanged: ReturnType<typeof useRefresh>;
};

/** Who may still register, and until when. */
export function OpenInvitations(props: OpenInvitationsProps) {
  const { canMail, made, onMade, invitations, call, onChanged } = props;
  const { dayWords } = useTimes();
  const [asked, setAsked] = useState<OpenInvitation | null>(null);

  async function withdraw({ _id, email }: OpenInvitation) {
    setAsked(null);
    const answer = await call(() => api("users/invitations")[":_id"].$delete({ param: { _id } }));
    if (answer.isOk) showToast(fill(texts.invitationWithdrawn, { email }), "success");
    else showToast(failureWords(texts.nothingHasChanged, answer), "error");
    await onChanged(answer);
  }

  async function sendAgain({ _id, email }: OpenInvitation) {
    const again = api("users/invitations")[":_id"].again;
    const answer = await call(() => again.$post({ param: { _id } }));
    if (answer.isOk) onMade({ place: "list", email, listed: invitations, ...answer.data });
    else {
      showToast(failureWords(texts.nothingHasChanged, answer), "error");
      // The link that is shown may be the earlier one.
      onMade(null);
    }
    await onChanged(answer);
  }

  if (invitations.length === 0) return null;
  return (
    <section className="mt-8" aria-labelledby="open-invitations">
      <h2 id="open-invitations" className="text-card mb-3">
        {texts.openInvitations}
      </h2>
      <ul className="panel rows">
        {invitations.map((invitation) => (
          <li key={invitation._id}>
            <span className="me-auto min-w-0">
              <b className="font-[640] break-words">{invitation.email}</b>
              <span className="block text-ink2 text-small">
                {fill(texts.invitationDates, {
                  made: dayWords(invitation.createdAt),
                  end: dayWords(invitation.expiresAt),
                })}
              </span>
            </span>
            <button
              type="button"
              className="button button-secondary button-small"
              aria-label={fill(texts.sendInvitationAgain, { email: invitation.email })}
              onClick={() => void sendAgain(invitation)}
            >
              {texts.sendAgain}
            </button>
            <button
              type="button"
              className="button button-ghost-danger button-small"
              aria-label={fill(texts.withdrawInvitation, { email: invitation.email })}
              onClick={() => setAsked(invitation)}
            >
              {texts.withdraw}
            </button>
            {made?.place === "list" && made.email === invitation.email ? (
              <div className="w-full">
                <InvitationLink invitation={made} canMail={canMail} />
              </div>
            ) : null}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={asked !== null}
        title={fill(texts.askToWithdraw, { email: asked?.email ?? "" })}
        text={texts.withdrawText}
        keepLabel={texts.keepIt}
        goLabel={texts.withdraw}
        isDanger
        onKeep={() => setAsked(null)}
        onGo={() => asked && void withdraw(asked)}
      />
    </section>
  );
}
