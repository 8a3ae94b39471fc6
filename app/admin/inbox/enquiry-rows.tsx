import { journeyWords } from "#app/admin/enquiries/enquiry-words.ts";
import { ExampleMark } from "#app/admin/enquiries/example-mark.tsx";
import { DETAIL_HEADING_ID } from "#app/admin/enquiries/focus-name.ts";
import { followUpWords } from "#app/admin/enquiries/follow-up-words.ts";
import { ReachButtons } from "#app/admin/enquiries/reach-buttons.tsx";
import { WrittenWords } from "#app/admin/enquiries/written-words.tsx";
import { StatusPill } from "#app/admin/lists/status-pill.tsx";
import { useTimes } from "#app/admin/times/times.ts";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import type { EnquiryCard } from "#contracts/enquiry.ts";
import { isDone } from "#contracts/enquiry-status.ts";
import * as texts from "#i18n/en/admin/enquiries.ts";
import * as words from "#i18n/en/admin/follow-up.ts";
import { languageNames } from "#i18n/language-names.ts";
import { OwnerWindow } from "./owner-window.tsx";

type EnquiryRowsProps = {
  enquiries: EnquiryCard[];
  openId: string | undefined;
  /** Of the address, without the question mark. */
  query: string;
  /** YYYY-MM-DD, by the agency's clock. */
  today: string;
  /** Of the heading above them. */
  labelledBy?: string | undefined;
};

export const rowId = (id: string) => `enquiry-${id}`;

/** Rows of the inbox. */
export function EnquiryRows({ enquiries, openId, query, today, labelledBy }: EnquiryRowsProps) {
  const { listTime } = useTimes();
  return (
    <ul className="enquiry-rows" aria-labelledby={labelledBy}>
      {enquiries.map((enquiry) => (
        <li key={enquiry._id} data-open={enquiry._id === openId || undefined}>
          <PageLink
            id={rowId(enquiry._id)}
            to={{ pathname: `/admin/enquiries/${enquiry._id}`, search: query }}
            className="enquiry-row"
            data-unread={enquiry.unread || undefined}
            aria-current={enquiry._id === openId ? "page" : undefined}
            onClick={(event) => {
              const heading = document.getElementById(DETAIL_HEADING_ID);
              if (enquiry._id !== openId || !heading) return;
              // It is open already, and a press still leads to it.
              event.preventDefault();
              heading.focus();
            }}
          >
            <b dir="auto">{enquiry.name}</b>
            <time dateTime={enquiry.createdAt}>{listTime(enquiry.createdAt)}</time>
            {enquiry.unread ? <span className="sr-only">{texts.unread}</span> : null}
            {enquiry.message ? (
              <span className="snippet" dir="auto">
                <WrittenWords text={enquiry.message} />
              </span>
            ) : null}
            <About enquiry={enquiry} today={today} />
          </PageLink>
          {enquiry.status === "new" ? (
            <ReachButtons person={enquiry} className="lg:hidden" isSmall />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function About({ enquiry, today }: { enquiry: EnquiryCard; today: string }) {
  const { status, followUpOn, language, owner, ownerName } = enquiry;
  const isOpen = !isDone(status);
  return (
    <span className="about">
      <StatusPill status={status} />
      <ExampleMark isExample={enquiry.isExample} />
      {followUpOn && isOpen ? (
        <span className="follow-up-words" data-over={followUpOn < today || undefined}>
          {followUpWords(followUpOn, today)}
        </span>
      ) : null}
      {language === "en" ? null : (
        <span className="pill pill-language" lang={language}>
          {languageNames[language]}
        </span>
      )}
      <span className="journey">{journeyWords(enquiry)}</span>
      {owner ? <OwnerWindow name={ownerName} /> : null}
      {owner === null && isOpen ? <span className="no-owner">{words.noOwner}</span> : null}
    </span>
  );
}
