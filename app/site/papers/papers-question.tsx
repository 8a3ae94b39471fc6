import { PageLink } from "#app/site/pieces/page-link.tsx";
import { interfaceWords, written } from "#app/site/pieces/written.ts";
import { Icon } from "#app/ui/icon.tsx";
import { stop } from "#i18n/en/language.ts";
import * as words from "#i18n/en/site/papers.ts";
import { fill } from "#i18n/fill.ts";
import { BackLink } from "./back-link.tsx";
import type { QuestionPage } from "./papers-page.ts";

/** One question a page; each answer leads on. */
export function PapersQuestion({ question }: { question: QuestionPage }) {
  const { title, why, visa, number, all, ways, back } = question;
  return (
    <div className="wrap pt-7 pb-[var(--section)]">
      <div className="max-w-[640px]">
        <BackLink to={back}>{words.back}</BackLink>
        <p className="mt-2 font-[620] text-brassink" {...interfaceWords}>
          {visa ? (
            <>
              <bdi {...written(visa)}>{visa}</bdi>
              {`${stop} `}
            </>
          ) : null}
          {fill(words.questionOf, { number, all })}
        </p>
        <h1 className="mt-1 text-h1" id="question" {...written(title)}>
          {title}
        </h1>
        {why ? (
          <p className="lead mt-3" {...written(why)}>
            {why}
          </p>
        ) : null}
        <ul className="mt-6 grid gap-3" aria-labelledby="question">
          {ways.map(({ label, hint, to }) => (
            <li key={to}>
              <PageLink className="answer" to={to}>
                <span className="min-w-0" {...written(label)}>
                  <b>{label}</b>
                  {hint ? <small {...written(hint)}>{hint}</small> : null}
                </span>
                <Icon name="chevron-right" />
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
