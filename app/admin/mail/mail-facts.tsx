import { type ReactNode, useState } from "react";
import { type Ask, api } from "#app/admin/api/client.ts";
import { dayAndTime } from "#app/admin/enquiries/enquiry-time.ts";
import { MailPill } from "#app/admin/enquiries/status-pill.tsx";
import { showToast } from "#app/ui/toast.ts";
import type { Mail, MailKind } from "#contracts/mail.ts";

const KINDS: Record<MailKind, string> = {
  enquiry: "Enquiry, to you",
  confirmation: "Confirmation, to the visitor",
  invitation: "Invitation, to staff",
  "password-reset": "New password, to staff",
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
  const hasTried = mail.state !== "sent" && mail.lastError !== null;

  async function sendAgain() {
    setBusy(true);
    const answer = await call(() =>
      api("mail")[":id"]["send-again"].$post({ param: { id: mail._id } }),
    );
    setBusy(false);
    if (answer.isOk) showToast("The mail goes out with the next try, now.", "success");
    else showToast(answer.message, "error");
    onSentAgain();
  }

  return (
    <div className="mail-facts">
      <MailPill state={mail.state} />
      <div className="me-auto min-w-0 flex-1 basis-64">
        <p className="font-[620]">{KINDS[mail.kind]}</p>
        <p className="text-ink2 text-small [overflow-wrap:anywhere]">
          {mail.to ? <bdi>{mail.to}</bdi> : "The agency's own address"}
        </p>
        <p className="text-ink2 text-small">{stateWords(mail)}</p>
        {mail.lastError ? (
          <p className="text-danger text-small [overflow-wrap:anywhere]">
            Last try: <span dir="auto">{mail.lastError}</span>
          </p>
        ) : null}
        {children}
      </div>
      {hasTried ? (
        <button
          type="button"
          className="button button-secondary button-small"
          disabled={isBusy}
          aria-label={`Send again: ${KINDS[mail.kind]}, ${mail.to ?? "the agency"}`}
          onClick={() => void sendAgain()}
        >
          {isBusy ? "Sending" : "Send again"}
        </button>
      ) : null}
    </div>
  );
}

/** Only an answer of the mail server counts as a try. */
function triedWords(tries: number): string {
  if (tries === 0) return "Not sent yet";
  return tries === 1 ? "Tried once" : `Tried ${tries} times`;
}

function stateWords({ state, sentAt, createdAt, nextTryAt, tries, lastError }: Mail): string {
  if (state === "sent") return sentAt ? `Sent: ${dayAndTime(sentAt)}` : "Sent";
  const written = `Written: ${dayAndTime(createdAt)}`;
  if (lastError === null && tries === 0) return `${written}. Not tried yet.`;
  const tried = `${written}. ${triedWords(tries)}.`;
  if (state === "failed") return `${tried} It is not tried again by itself.`;
  return nextTryAt ? `${tried} Next try: ${dayAndTime(nextTryAt)}.` : tried;
}
