import { AdminIcon } from "#app/admin/shell/admin-icon.tsx";

/** Whether mail goes out; when not, what to set, and where. */
export function MailSetUp({ isSending }: { isSending: boolean }) {
  if (isSending) {
    return (
      <p className="mb-5 flex items-center gap-2">
        <AdminIcon name="circle-check" className="text-success" />
        Mail is set up. What cannot be delivered is tried again, up to ten times.
      </p>
    );
  }
  return (
    <section className="notice-card mail-set-up mb-5" aria-label="Mail is not set up">
      <AdminIcon name="triangle-alert" />
      <p>
        <b>No mail goes out: no mail server is set.</b> Nothing is lost. Mail waits here, where you
        can read it, and every enquiry is in the inbox.
      </p>
      <div className="grid gap-2 text-ink">
        <p>
          Whoever runs the site sets these two among the environment variables it is started with,
          and starts it again:
        </p>
        <code>SMTP_URL=smtps://user:password@mail.example.com</code>
        <code>MAIL_FROM=Your agency &lt;hello@example.com&gt;</code>
        <p>What waits is sent then.</p>
      </div>
    </section>
  );
}
