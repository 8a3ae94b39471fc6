import { TOPIC_PICTURES } from "#app/site/enquiry/topics.ts";
import { ThumbnailLine } from "#app/site/pages/thumbnail-line.tsx";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { PublicPath } from "#contracts/public-pages.ts";
import * as home from "#i18n/en/site/home.ts";

const PLANS: { to: PublicPath; words: { label: string; line: string }; picture: string }[] = [
  {
    to: "/packages/umrah",
    words: home.plans.umrah,
    picture: TOPIC_PICTURES.umrah,
  },
  {
    to: "/packages/hajj",
    words: home.plans.hajj,
    picture: TOPIC_PICTURES.hajj,
  },
  {
    to: "/packages/tours",
    words: home.plans.tours,
    picture: TOPIC_PICTURES.tours,
  },
  {
    to: "/student-visa",
    words: home.plans.studentVisa,
    picture: TOPIC_PICTURES["student-visa"],
  },
  {
    to: "/work-visa",
    words: home.plans.workVisa,
    picture: TOPIC_PICTURES["work-visa"],
  },
];

/** By address: what is next there, a line each. */
export type PlanFacts = Partial<Record<string, string[]>>;

/** The five ways to travel, at the foot of the hero. */
export function PlanPanel({ facts }: { facts: PlanFacts }) {
  return (
    <nav className="plan-panel" aria-label={home.planning}>
      <ul>
        {PLANS.map(({ to, words, picture }) => (
          <li key={to}>
            <PageLink to={to}>
              <ThumbnailLine picture={picture} {...words}>
                {facts[to]?.map((fact) => (
                  <small key={fact} className="fact">
                    {fact}
                  </small>
                ))}
              </ThumbnailLine>
              <Icon name="chevron-right" className="go" />
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
