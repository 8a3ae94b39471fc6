import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import { type Section, sectionOf } from "./sections.ts";

type SectionLinkProps = { section: Section; children: ReactNode };

/** Marked on all pages of the section. */
export function SectionLink({ section, children }: SectionLinkProps) {
  const { pathname } = useLocation();
  const isCurrent = sectionOf(pathname) === section;
  return (
    <PageLink to={section.to} {...(isCurrent ? { "aria-current": "page" as const } : {})}>
      {children}
    </PageLink>
  );
}
