import { useRef } from "react";
import { useLocation } from "react-router";
import { Icon } from "../ui/icon.tsx";
import { NavPageLink } from "./page-link.tsx";
import { PACKAGE_LINKS } from "./site-map.ts";
import { ThumbnailLine } from "./thumbnail-line.tsx";
import { useDropdown } from "./use-dropdown.ts";

export function PackagesDropdown() {
  const details = useRef<HTMLDetailsElement>(null);
  const handlers = useDropdown(details);
  const { pathname } = useLocation();
  return (
    <details ref={details} className="packages-dropdown" {...handlers}>
      <summary data-current={pathname.startsWith("/packages/") || undefined}>
        Packages <Icon name="chevron-down" />
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
