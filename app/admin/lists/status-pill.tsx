import type { EnquiryStatus } from "#contracts/enquiry-status.ts";
import type { MailState } from "#contracts/mail.ts";
import * as words from "#i18n/en/admin/enquiries.ts";
import { statuses } from "#i18n/en/enquiries.ts";

/** Dot and word: never colour alone. */
export function StatusPill({ status }: { status: EnquiryStatus }) {
  return <span className={`pill pill-${status}`}>{statuses[status]}</span>;
}

const MAIL_STATE_LABELS: Record<MailState, string> = {
  waiting: words.waiting,
  sent: words.sent,
  failed: words.failed,
};

export function MailPill({ state }: { state: MailState }) {
  return <span className={`pill pill-mail-${state}`}>{MAIL_STATE_LABELS[state]}</span>;
}
