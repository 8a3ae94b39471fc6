import { FOOTER_COLUMNS } from "#app/site/head/site-map.ts";
import type { FooterColumn } from "#app/site/pieces/site-data.ts";
import type { OwnPageCard } from "#contracts/own-page.ts";
import * as shell from "#i18n/en/site/shell.ts";
import type { SiteContext } from "../context.ts";
import { hasTrustPage } from "./has-trust-page.ts";
import { legalLinks } from "./legal-links.ts";

/** Where the lists of papers begin, by the purpose of the visas that have some. */
const PAPERS = { student: "/student-visa#papers", work: "/work-visa#papers" };

/** The columns of the footer: what is only there once it is written is worked out here. */
export async function footerColumns(
  site: SiteContext["site"],
  pages: readonly OwnPageCard[],
): Promise<FooterColumn[]> {
  const [hasTrust, papers] = await Promise.all([hasTrustPage(site), papersLink(site)]);
  const columns = FOOTER_COLUMNS.map(({ heading, links }): FooterColumn => {
    const shown = links.map(({ to, label }) => ({ to, label }));
    const isOfVisas = heading === shell.footer.visas && papers;
    return {
      heading,
      links: isOfVisas ? [...shown.slice(0, -1), papers, ...shown.slice(-1)] : shown,
    };
  });
  return [...columns, { heading: shell.footer.legal, links: legalLinks(pages, hasTrust) }];
}

async function papersLink({ entry }: SiteContext["site"]) {
  for (const parent of ["student", "work"] as const) {
    if ((await entry.count("visa", { parent })) > 0) {
      return { to: PAPERS[parent], label: shell.footer.papers };
    }
  }
  return null;
}
