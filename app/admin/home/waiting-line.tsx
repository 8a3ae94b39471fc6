import { journeyWords } from "#app/admin/enquiries/enquiry-words.ts";
import { ExampleMark } from "#app/admin/enquiries/example-mark.tsx";
import { ReachButtons } from "#app/admin/enquiries/reach-buttons.tsx";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { useTimes } from "#app/admin/times/times.ts";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import type { EnquiryCard } from "#contracts/enquiry.ts";
import * as texts from "#i18n/en/admin/home.ts";
import { comma } from "#i18n/en/language.ts";
import { fill, plural } from "#i18n/fill.ts";

export type Waiting = {
  /** New, and nobody has answered. */
  count: number;
  /** Those who wait for the longest. */
  first: EnquiryCard[];
};

/** Who waits for a first answer, one line that opens; nothing when nobody does. */
export function WaitingLine({ waiting: { count, first } }: { waiting: Waiting }) {
  const { listTime } = useTimes();
  if (count === 0) return null;
  return (
    <details className="panel waiting-line">
      <summary>
        <AdminIcon name="inbox" />
        <h2>{plural(texts.peopleWait, count)}</h2>
        <AdminIcon name="chevron-down" />
      </summary>
      <ul>
        {first.map((enquiry) => (
          <li key={enquiry._id}>
            <div>
              <PageLink to={`/admin/enquiries/${enquiry._id}`} dir="auto">
                {enquiry.name}
              </PageLink>
              <span>
                {journeyWords(enquiry)}
                {comma}
                {listTime(enquiry.createdAt)}
              </span>
              <ExampleMark isExample={enquiry.isExample} />
            </div>
            <ReachButtons person={enquiry} isSmall />
          </li>
        ))}
      </ul>
      {count > first.length ? (
        <PageLink to="/admin/enquiries?status=new" className="text-link">
          {fill(texts.allWaiting, { count })}
        </PageLink>
      ) : null}
    </details>
  );
}
