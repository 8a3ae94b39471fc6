import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import * as words from "#i18n/en/admin/mail.ts";

/** Whether mail goes out; when not, what to set, and where. */
export function MailSetUp({ isSending }: { isSending: boolean }) {
  if (isSending) {
    return (
      <p className="mb-5 flex items-center gap-2">
        <AdminIcon name="circle-check" className="text-success" />
        {words.mailSetUp}
      </p>
    );
  }
  return (
    <section className="notice-card mail-set-up mb-5" aria-label={words.mailNotSetUp}>
      <AdminIcon name="triangle-alert" />
      <p>
        <b>{words.noServerSet}</b> {words.nothingIsLost}
      </p>
      <div className="grid gap-2 text-ink">
        <p>{words.howToSetUp}</p>
        <code dir="ltr">SMTP_URL=smtps://user:password@mail.example.com</code>
        <code dir="ltr">MAIL_FROM=Your agency &lt;hello@example.com&gt;</code>
        <p>{words.sentOnceSet}</p>
      </div>
    </section>
  );
}
