import { useMemo, useState } from "react";
import { type Ask, api } from "#app/admin/api/client.ts";
import { useReading } from "#app/admin/api/use-reading.ts";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { TryAgain } from "#app/admin/pieces/try-again.tsx";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import type { Mail } from "#contracts/mail.ts";
import * as words from "#i18n/en/admin/mail.ts";
import { MailFacts } from "./mail-facts.tsx";

type MailRowProps = { mail: Mail; call: Ask; onSentAgain: () => void };

const readText = (id: string) => (ask: Ask) =>
  ask(() => api("mail")[":id"].$get({ param: { id } }));

/** A mail with its text, which is made when somebody wants to read it. */
export function MailRow({ mail, call, onSentAgain }: MailRowProps) {
  const [isOpen, setOpen] = useState(false);
  const read = useMemo(() => (isOpen ? readText(mail._id) : null), [isOpen, mail._id]);
  const { data: text, problem, retry } = useReading(read, { call });

  return (
    <li>
      <MailFacts mail={mail} call={call} onSentAgain={onSentAgain}>
        <div className="mail-ways">
          <details
            className="mail-text"
            onToggle={({ currentTarget }) => {
              if (currentTarget.open) setOpen(true);
            }}
          >
            <summary>
              {words.readIt} <AdminIcon name="chevron-down" />
            </summary>
            {problem ? (
              <p role="alert">
                {problem.message}{" "}
                <TryAgain className="button-secondary button-small" onPress={() => void retry()} />
              </p>
            ) : null}
            {text ? (
              <>
                <p className="mb-2 font-[620]" lang={text.language} dir="auto">
                  {text.subject}
                </p>
                {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard */}
                <pre lang={text.language} dir="auto" tabIndex={0}>
                  {text.text}
                </pre>
              </>
            ) : null}
          </details>
          {mail.enquiryId ? (
            <PageLink to={`/admin/enquiries/${mail.enquiryId}`} className="text-link">
              {words.openTheEnquiry}
            </PageLink>
          ) : null}
        </div>
      </MailFacts>
    </li>
  );
}
