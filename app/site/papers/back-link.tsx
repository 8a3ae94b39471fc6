import type { ReactNode } from "react";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** To where the answers before this one were given. */
export const BackLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <PageLink className="back-link" to={to}>
    <Icon name="chevron-left" /> {children}
  </PageLink>
);
