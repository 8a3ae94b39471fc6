import { useState } from "react";
import { redirect } from "react-router";
import { GuideChapterText } from "#app/admin/guide/guide-chapter.tsx";
import { CHAPTERS, findInGuide } from "#app/admin/guide/guide-chapters.ts";
import { AdminProblem } from "#app/admin/shell/admin-problem.tsx";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import { GUIDE_CHAPTERS, type GuideChapter } from "#contracts/guide.ts";
import * as words from "#i18n/en/admin/guide.ts";
import { inDigits, plural } from "#i18n/fill.ts";
import type { Route } from "./+types/help.ts";

const isChapter = (name: string | undefined): name is GuideChapter =>
  GUIDE_CHAPTERS.some((known) => known === name);

export function loader({ params: { chapter } }: Route.LoaderArgs) {
  const [first] = GUIDE_CHAPTERS;
  if (!isChapter(chapter)) throw redirect(`/admin/help/${first}`);
  return { chapter };
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, words.guide);

export default function Help({ loaderData: { chapter } }: Route.ComponentProps) {
  const [typed, setTyped] = useState("");
  const hits = findInGuide(typed);
  return (
    <div className="admin-wrap pt-8 pb-16">
      <h1 className="mb-6">{words.guide}</h1>
      <div className="guide">
        <div>
          <search>
            <label className="field-label" htmlFor="guide-search">
              {words.search}
            </label>
            <input
              id="guide-search"
              type="search"
              className="input"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
            <p className="sr-only" role="status">
              {typed.trim() ? plural(words.found, hits.length) : ""}
            </p>
            {typed.trim() ? (
              <nav aria-label={words.hits} className="mt-2">
                {hits.length > 0 ? (
                  <ol>
                    {hits.map(({ chapter: name, place, title }) => (
                      <li key={`${name}-${inDigits(place)}`}>
                        {name === chapter ? (
                          <a href={`#how-${place}`}>{title}</a>
                        ) : (
                          <PageLink to={`/admin/help/${name}#how-${place}`}>{title}</PageLink>
                        )}
                      </li>
                    ))}
                  </ol>
                ) : (
                  <p className="text-ink2 text-small">{words.nothingFound}</p>
                )}
              </nav>
            ) : null}
          </search>
          <nav aria-label={words.chapters} className="guide-chapters lg:mt-6">
            <ol>
              {GUIDE_CHAPTERS.map((name) => (
                <li key={name}>
                  <PageLink
                    to={`/admin/help/${name}`}
                    aria-current={name === chapter ? "page" : undefined}
                  >
                    {CHAPTERS[name].title}
                  </PageLink>
                </li>
              ))}
            </ol>
          </nav>
        </div>
        <GuideChapterText name={chapter} />
      </div>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminProblem error={error} />;
}
