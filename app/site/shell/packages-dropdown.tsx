import { useRef } from "react";
import { useLocation } from "react-router";
import { PACKAGE_LINKS } from "#app/site/head/site-map.ts";
import { ThumbnailLine } from "#app/site/pages/thumbnail-line.tsx";
import { NavPageLink } from "#app/site/pieces/page-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import * as shell from "#i18n/en/site/shell.ts";
import { useDropdown } from "./use-dropdown.ts";

export function PackagesDropdown() {
  const details = useRef<HTMLDetailsElement>(null);
  const handlers = useDropdown(details);
  const { pathname } = useLocation();
  return (
    <details ref={details} className="packages-dropdown" {...handlers}>
      <summary data-current={pathname.startsWith("/packages/") || undefined}>
        {shell.packages} <Icon name="chevron-down" />
      </summary>
      <ul>
        {PACKAGE_LINKS.map(({ to, label, line, picture }) => (
          <li key={to}>
            <NavPageLink to={to}>
              <ThumbnailLine picture={picture} label={label} line={line} />
            </NavPageLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
