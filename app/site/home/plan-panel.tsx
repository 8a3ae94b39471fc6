import { TOPIC_PICTURES } from "#app/site/enquiry/topics.ts";
import { ThumbnailLine } from "#app/site/pages/thumbnail-line.tsx";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { PublicPath } from "#contracts/public-pages.ts";

const PLANS: { to: PublicPath; label: string; line: string; picture: string }[] = [
  {
    to: "/packages/umrah",
    label: "Umrah",
    line: "Visa, flights, hotels near the Haram",
    picture: TOPIC_PICTURES.umrah,
  },
  {
    to: "/packages/hajj",
    label: "Hajj",
    line: "Registration to return, guided",
    picture: TOPIC_PICTURES.hajj,
  },
  {
    to: "/packages/tours",
    label: "Tours",
    line: "Private family trips",
    picture: TOPIC_PICTURES.tours,
  },
  {
    to: "/student-visa",
    label: "Student Visa",
    line: "Admission, file and interview",
    picture: TOPIC_PICTURES["student-visa"],
  },
  {
    to: "/work-visa",
    label: "Work Visa",
    line: "Permits and contract checks",
    picture: TOPIC_PICTURES["work-visa"],
  },
];

/** The five ways to travel, at the foot of the hero. */
export function PlanPanel() {
  return (
    <nav className="plan-panel" aria-label="What are you planning?">
      <ul>
        {PLANS.map(({ to, label, line, picture }) => (
          <li key={to}>
            <PageLink to={to}>
              <ThumbnailLine picture={picture} label={label} line={line} />
              <Icon name="chevron-right" className="go" />
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
