import { LEGAL_LINKS } from "#app/site/head/site-map.ts";
import type { OwnPageCard } from "#contracts/own-page.ts";
import { ownPagePath } from "#contracts/own-page-path.ts";
import * as shell from "#i18n/en/site/shell.ts";
import { checkUs } from "#i18n/en/site/trust.ts";

/** Where the specification's "Terms of Service" leads, once a page is public there. */
const TERMS = "terms";

type Link = { to: string; label: string };

/** The footer's last column, with the pages of one's own that belong there. */
export function legalLinks(pages: readonly OwnPageCard[], hasTrust: boolean): Link[] {
  const hasTerms = pages.some(({ link }) => link === TERMS);
  return [
    ...(hasTrust ? [{ to: "/trust", label: checkUs }] : []),
    ...LEGAL_LINKS.map(({ to, label }) => ({
      to: hasTerms && label === shell.footer.terms ? ownPagePath(TERMS) : to,
      label,
    })),
    ...pages
      .filter(({ link, isInFooter }) => isInFooter && link !== TERMS)
      .map(({ link, title }) => ({ to: ownPagePath(link), label: title })),
  ];
}
