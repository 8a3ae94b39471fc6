import { journeyWords } from "#app/admin/enquiries/enquiry-words.ts";
import { ExampleMark } from "#app/admin/enquiries/example-mark.tsx";
import { followUpWords } from "#app/admin/enquiries/follow-up-words.ts";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import type { Today } from "#contracts/today.ts";
import * as words from "#i18n/en/admin/today.ts";
import { fill, inDigits } from "#i18n/fill.ts";

type FollowUpTodayProps = { followUp: Today["followUp"]; today: string };

/** Whom to call today, and whom one should have called. */
export function FollowUpToday({ followUp: { count, first }, today }: FollowUpTodayProps) {
  return (
    <section className="panel day-list" aria-labelledby="follow-up-today">
      <h2 id="follow-up-today">
        {words.followUpToday} {count > 0 ? <span className="count">{inDigits(count)}</span> : null}
      </h2>
      {count === 0 ? <p>{words.nobodyToFollowUp}</p> : null}
      <ul>
        {first.map((enquiry) => {
          const day = enquiry.followUpOn ?? today;
          return (
            <li key={enquiry._id}>
              <span>
                <PageLink to={`/admin/enquiries/${enquiry._id}`}>
                  <bdi>{enquiry.name}</bdi>
                </PageLink>
                <small>{journeyWords(enquiry)}</small>
                <ExampleMark isExample={enquiry.isExample} />
              </span>
              <span className={day < today ? "pill pill-failed" : "day"}>
                {followUpWords(day, today)}
              </span>
            </li>
          );
        })}
      </ul>
      {count > first.length ? (
        <PageLink to="/admin/enquiries" className="text-link">
          {fill(words.allFollowUps, { count })}
        </PageLink>
      ) : null}
    </section>
  );
}
