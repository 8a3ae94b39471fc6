import type { Ask } from "#app/admin/api/client.ts";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import type { Enquiry } from "#contracts/enquiry.ts";
import * as words from "#i18n/en/admin/mail.ts";
import { MailFacts } from "./mail-facts.tsx";

type EnquiryMailProps = { enquiry: Enquiry; call: Ask; onSentAgain: () => void };

/** What became of the mails that tell of it. */
export function EnquiryMail({ enquiry: { mail }, call, onSentAgain }: EnquiryMailProps) {
  return (
    <section aria-labelledby="mail-heading">
      <h3 id="mail-heading">{words.mail}</h3>
      {mail.length === 0 ? <p className="text-ink2">{words.noMailKept}</p> : null}
      {mail.map((one) => (
        <MailFacts key={one._id} mail={one} call={call} onSentAgain={onSentAgain} />
      ))}
      {mail.some(({ state }) => state !== "sent") ? (
        <PageLink to="/admin/settings/mail" className="text-link">
          {words.readAllMail}
        </PageLink>
      ) : null}
    </section>
  );
}
