import { useLocation } from "react-router";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import { useCurrentInView } from "#app/ui/use-current-in-view.ts";
import { sectionOf, shelfPageOf } from "./sections.ts";

/** The pages of the section one is in, where it has several. */
export function Shelf() {
  const { pathname } = useLocation();
  const section = sectionOf(pathname);
  const row = useCurrentInView(pathname);
  if (!section?.shelf.length) return null;
  const current = shelfPageOf(section, pathname)?.to;
  return (
    <nav ref={row} className="shelf" aria-label={section.label}>
      {section.shelf.map(({ to, label }) => (
        <PageLink key={to} to={to} aria-current={to === current ? "page" : undefined}>
          {label}
        </PageLink>
      ))}
    </nav>
  );
}
