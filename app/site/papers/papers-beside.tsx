import { PageLink } from "#app/site/pieces/page-link.tsx";
import { foreign, written } from "#app/site/pieces/written.ts";
import { Icon } from "#app/ui/icon.tsx";
import * as words from "#i18n/en/site/papers.ts";
import { fill } from "#i18n/fill.ts";
import type { ListPage } from "./papers-page.ts";

/** What was answered, what it costs, who looked at it and when. */
export function PapersBeside({ list }: { list: ListPage }) {
  const { answers, costs, sum, ratesOf, review, official, changes, ask } = list;
  return (
    <aside className="papers-beside">
      <section className="papers-box no-print">
        <h2>{words.answers}</h2>
        <dl className="papers-answers">
          {answers.map(({ what, said, change }) => (
            <div key={change}>
              <dt {...written(what)}>{what}</dt>
              <dd {...written(said)}>{said}</dd>
              <dd>
                <PageLink
                  className="text-link"
                  to={change}
                  aria-label={fill(words.changeWhat, { what })}
                >
                  {words.change}
                </PageLink>
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="papers-box">
        <h2>{words.costs}</h2>
        <dl className="papers-costs">
          {costs.map(({ label, amount, note }) => (
            <div key={label}>
              <dt {...written(label)}>{label}</dt>
              <dd>{amount || words.askUs}</dd>
              {note ? (
                <dd className="note" {...foreign(note)}>
                  {note}
                </dd>
              ) : null}
            </div>
          ))}
          {sum ? (
            <div className="sum">
              <dt>{words.together}</dt>
              <dd>{sum}</dd>
            </div>
          ) : null}
        </dl>
        {ratesOf ? (
          <p className="mt-[10px] text-ink2 text-small">{fill(words.ratesOf, { day: ratesOf })}</p>
        ) : null}
      </section>
      <section className="papers-box">
        {review.isOld ? null : (
          <p className="flex gap-3">
            <Icon name="shield-check" className="size-6 flex-none text-success" />
            <span>{review.words}</span>
          </p>
        )}
        {official ? (
          <p className="mt-2">
            <a className="text-link" href={official} rel="nofollow noopener">
              {words.official}
            </a>
          </p>
        ) : null}
        <p className="papers-aside mt-3">{words.disclaimer}</p>
        {changes.length > 0 ? (
          <details className="no-print mt-3">
            <summary>{words.changes}</summary>
            <ul>
              {changes.map(({ day, text }) => (
                <li key={day + text}>
                  <b>{day}</b> <span {...written(text)}>{text}</span>
                </li>
              ))}
            </ul>
          </details>
        ) : null}
      </section>
      <PageLink className="button button-primary no-print w-full" to={ask}>
        {words.ask}
      </PageLink>
    </aside>
  );
}
