import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { useTimes } from "#app/admin/times/times.ts";
import { copyText } from "#app/ui/copy-text.ts";
import type { Invitation, OpenInvitation } from "#contracts/user.ts";
import * as words from "#i18n/en/admin/accounts.ts";
import { fill } from "#i18n/fill.ts";

export type Made = Invitation & {
  place: "form" | "list";
  email: string;
  /** The list of then, without it. */
  listed: readonly OpenInvitation[];
};

/** Withdrawn or used, its link opens nothing. */
export const isOpen = ({ email, listed }: Made, now: readonly OpenInvitation[]): boolean =>
  now === listed || now.some((one) => one.email === email.toLowerCase());

type InvitationLinkProps = { invitation: Made; canMail: boolean };

export function InvitationLink({ invitation, canMail }: InvitationLinkProps) {
  const { email, link, expiresAt, isAgain } = invitation;
  const { dayWords } = useTimes();
  const until = dayWords(expiresAt);
  const copy = () => copyText(link, { copied: words.linkCopied, notCopied: words.copyFailed });
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
