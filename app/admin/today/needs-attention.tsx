import type { ReactNode } from "react";
import { momentWords } from "#app/admin/editor/moment-words.ts";
import { journeyWords } from "#app/admin/enquiries/enquiry-words.ts";
import { AdminIcon, type AdminIconName } from "#app/admin/pieces/admin-icon.tsx";
import { useNow } from "#app/admin/pieces/clock.ts";
import { placeName } from "#app/admin/pieces/document-place.ts";
import { useTimes } from "#app/admin/pieces/times.ts";
import { EmptyState } from "#app/site/pieces/empty-state.tsx";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import type { AttentionLine } from "#contracts/attention.ts";
import { editorAddress } from "#contracts/editor-address.ts";
import type { Today } from "#contracts/today.ts";
import * as words from "#i18n/en/admin/today.ts";
import { comma } from "#i18n/en/language.ts";
import { fill } from "#i18n/fill.ts";
import { PutOffLines, StaleLines } from "./stale-lines.tsx";

type NeedsAttentionProps = {
  today: Today;
  /** What would be stale in public, or soon. */
  stale: readonly AttentionLine[];
  timeZone: string;
};

/** What somebody must do, an action a line; those who wait for the longest first. */
export function NeedsAttention({ today, stale, timeZone }: NeedsAttentionProps) {
  const { unanswered, refused, next } = today;
  const shown = stale.filter(({ putOffUntil }) => putOffUntil === null);
  const count = unanswered.count + refused.length + shown.length;
  const [first] = next;
  const now = useNow();
  return (
    <section className="panel attention" aria-labelledby="needs-attention">
      <h2 id="needs-attention">
        {words.needsAttention}{" "}
        {count > 0 ? <span className="count count-quiet">{count}</span> : null}
      </h2>
      {count === 0 ? (
        <EmptyState
          title={words.nothingNeedsYou}
          {...(first?.publishAt
            ? {
                text: fill(words.nextPublication, {
                  title: placeName(first, first.title),
                  moment: momentWords(timeZone, new Date(first.publishAt), now),
                }),
              }
            : {})}
        />
      ) : null}
      <ul>
        {refused.map((one) => {
          const title = placeName(one, one.title);
          return (
            <Line
              key={editorAddress(one)}
              icon="clock"
              title={words.notPublished}
              text={<bdi>{title}</bdi>}
              since={one.publishAt ?? one.savedAt}
            >
              <PageLink
                to={editorAddress(one)}
                className="button button-secondary button-small"
                aria-label={fill(words.lookAt, { title })}
              >
                {words.look}
              </PageLink>
            </Line>
          );
        })}
        {unanswered.first.map((enquiry) => (
          <Line
            key={enquiry._id}
            icon="inbox"
            title={words.noAnswer}
            text={
              <>
                <bdi>{enquiry.name}</bdi>
                {comma}
                {journeyWords(enquiry)}
              </>
            }
            since={enquiry.createdAt}
          >
            <PageLink
              to={`/admin/enquiries/${enquiry._id}`}
              className="button button-secondary button-small"
              aria-label={fill(words.answerTo, { name: enquiry.name })}
            >
              {words.answer}
            </PageLink>
          </Line>
        ))}
        <StaleLines lines={shown} />
      </ul>
      <PutOffLines lines={stale.filter(({ putOffUntil }) => putOffUntil !== null)} />
      {unanswered.count > unanswered.first.length ? (
        <PageLink to="/admin/enquiries?status=new" className="text-link">
          {fill(words.allUnanswered, { count: unanswered.count })}
        </PageLink>
      ) : null}
    </section>
  );
}

type LineProps = {
  icon: AdminIconName;
  title: string;
  text: ReactNode;
  /** ISO 8601. */
  since: string;
  children: ReactNode;
};

function Line({ icon, title, text, since, children }: LineProps) {
  const { clockTime } = useTimes();
  return (
    <li>
      <AdminIcon name={icon} />
      <span>
        <b>{title}</b>
        <small>{text}</small>
      </span>
      <span className="since">{fill(words.since, { moment: clockTime(since) })}</span>
      {children}
    </li>
  );
}
