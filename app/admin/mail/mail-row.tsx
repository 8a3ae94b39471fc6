import { useState } from "react";
import type { Call } from "#app/admin/session/use-signed-in-call.tsx";
import { AdminIcon } from "#app/admin/shell/admin-icon.tsx";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import type { Mail, MailText } from "#contracts/mail.ts";
import { MailFacts } from "./mail-facts.tsx";

type MailRowProps = { mail: Mail; call: Call; onSentAgain: () => void };

/** A mail with its text, which is made when somebody wants to read it. */
export function MailRow({ mail, call, onSentAgain }: MailRowProps) {
  const [text, setText] = useState<MailText | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function read() {
    setProblem(null);
    const answer = await call<MailText>("GET", `/api/mail/${mail._id}`);
    if (answer.isOk) setText(answer.data);
    else setProblem(answer.message);
  }

  return (
    <li>
      <MailFacts mail={mail} call={call} onSentAgain={onSentAgain}>
        <div className="mail-ways">
          <details
            className="mail-text"
            onToggle={({ currentTarget }) => {
              if (currentTarget.open && !text) void read();
            }}
          >
            <summary>
              Read it <AdminIcon name="chevron-down" />
            </summary>
            {problem ? (
              <p role="alert">
                {problem}{" "}
                <button
                  type="button"
                  className="button button-secondary button-small"
                  onClick={() => void read()}
                >
                  Try again
                </button>
              </p>
            ) : null}
            {text ? (
              <>
                <p className="mb-2 font-[620]" dir="auto">
                  {text.subject}
                </p>
                {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard */}
                <pre dir="auto" tabIndex={0}>
                  {text.text}
                </pre>
              </>
            ) : null}
          </details>
          {mail.enquiryId ? (
            <PageLink to={`/admin/enquiries/${mail.enquiryId}`} className="text-link">
              Open the enquiry
            </PageLink>
          ) : null}
        </div>
      </MailFacts>
    </li>
  );
}
