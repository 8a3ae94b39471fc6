import { type ReactNode, useState } from "react";
import { type Ask, api } from "#app/admin/api/client.ts";
import { failureMessage } from "#app/admin/api/failure-words.ts";
import { focusHeading } from "#app/admin/focus/focus-heading.ts";
import { MailPill } from "#app/admin/lists/status-pill.tsx";
import { type Times, useTimes } from "#app/admin/times/times.ts";
import { PressButton } from "#app/ui/press-button.tsx";
import { showToast } from "#app/ui/toast.ts";
import type { Mail, MailKind } from "#contracts/mail.ts";
import * as words from "#i18n/en/admin/mail.ts";
import { fill, fillParts, plural } from "#i18n/fill.ts";

const KINDS: Record<MailKind, string> = {
  enquiry: words.toAgency,
  confirmation: words.toVisitor,
  invitation: words.invitation,
  "password-reset": words.newPassword,
  "new-device": words.newDevice,
  "second-factor": words.secondFactor,
  "email-changed": words.emailChanged,
  monday: words.monday,
  check: words.check,
  "backup-failed": words.backupFailed,
};

type MailFactsProps = {
  mail: Mail;
  call: Ask;
  onSentAgain: () => void;
  children?: ReactNode;
};

/** A mail of the outbox: where it stands, why, and what can be done about it. */
export function MailFacts({ mail, call, onSentAgain, children }: MailFactsProps) {
  const [isBusy, setBusy] = useState(false);
  const times = useTimes();
  const hasTried = mail.state !== "sent" && mail.lastError !== null;

  async function sendAgain() {
    setBusy(true);
    const answer = await call(() =>
      api("mail")[":id"]["send-again"].$post({ param: { id: mail._id } }),
    );
    setBusy(false);
    if (answer.isOk) {
      // This button goes with what was wrong.
      focusHeading();
      showToast(words.sendsNow, "success");
    } else showToast(failureMessage(answer), "error");
    onSentAgain();
  }

  return (
    <div className="mail-facts">
      <MailPill state={mail.state} />
      <div className="me-auto min-w-0 flex-1 basis-64">
        <p className="font-[620]">{KINDS[mail.kind]}</p>
        <p className="text-ink2 text-small [overflow-wrap:anywhere]">
          {mail.to ? <bdi>{mail.to}</bdi> : words.agencyAddress}
        </p>
        <p className="text-ink2 text-small">{stateWords(mail, times)}</p>
        {mail.lastError ? (
          <p className="text-danger text-small [overflow-wrap:anywhere]">
            {fillParts<string, ReactNode>(words.lastTry, {
              error: (
                <span key="error" dir="auto">
                  {mail.lastError}
                </span>
              ),
            })}
          </p>
        ) : null}
        {children}
      </div>
      {hasTried ? (
        <PressButton
          className="button button-secondary button-small"
          isOff={isBusy}
          aria-label={fill(words.sendAgainTo, {
            kind: KINDS[mail.kind],
            to: mail.to ?? words.theAgency,
          })}
          onPress={() => void sendAgain()}
        >
          {isBusy ? words.sending : words.sendAgain}
        </PressButton>
      ) : null}
    </div>
  );
}

function stateWords(
  { state, sentAt, createdAt, nextTryAt, tries, lastError }: Mail,
  { dayAndTime }: Times,
): string {
  if (state === "sent") return sentAt ? fill(words.sentAt, { at: dayAndTime(sentAt) }) : words.sent;
  const at = dayAndTime(createdAt);
  if (lastError === null && tries === 0) return fill(words.notTriedYet, { at });
  if (state !== "failed" && nextTryAt) {
    const params = { at, next: dayAndTime(nextTryAt) };
    const { none, some } = words.triedAgain;
    return tries === 0 ? fill(none, params) : plural(some, tries, params);
  }
  const { none, some } = state === "failed" ? words.givenUp : words.tried;
  return tries === 0 ? fill(none, { at }) : plural(some, tries, { at });
}
