import type { Ask } from "#app/admin/api/client.ts";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import type { Enquiry } from "#contracts/enquiry.ts";
import { MailFacts } from "./mail-facts.tsx";

type EnquiryMailProps = { enquiry: Enquiry; call: Ask; onSentAgain: () => void };

/** What became of the mails that tell of it. */
export function EnquiryMail({ enquiry: { mail }, call, onSentAgain }: EnquiryMailProps) {
  return (
    <section aria-labelledby="mail-heading">
      <h3 id="mail-heading">Mail</h3>
      {mail.length === 0 ? <p className="text-ink2">No mail is kept about this enquiry.</p> : null}
      {mail.map((one) => (
        <MailFacts key={one._id} mail={one} call={call} onSentAgain={onSentAgain} />
      ))}
      {mail.some(({ state }) => state !== "sent") ? (
        <PageLink to="/admin/settings/mail" className="text-link">
          Read them, and see how mail is set up
        </PageLink>
      ) : null}
    </section>
  );
}
