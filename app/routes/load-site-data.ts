import type { RouterContextProvider } from "react-router";
import type { SiteData } from "#app/site/pieces/site-data.ts";
import { dayFormat } from "#contracts/zone-time.ts";
import { factsOf, fillFacts } from "#i18n/facts.ts";
import { ungrouped } from "#i18n/ungrouped.ts";
import { pageLanguagesContext, siteContext, userContext } from "../context.ts";
import { hasTrustPage } from "./has-trust-page.ts";
import { legalLinks } from "./legal-links.ts";

/** What both layouts give to every page below them. */
export async function loadSiteData(context: Readonly<RouterContextProvider>): Promise<SiteData> {
  const { site, publicUrl, markInPage } = context.get(siteContext);
  const [settings, pages, languages, hasTrust, page] = await Promise.all([
    site.settings.get(),
    site.ownPage.list(),
    site.languages.shown(),
    hasTrustPage(site),
    context.get(pageLanguagesContext)(),
  ]);
  const { logo } = settings.look;
  const mark = await markInPage(logo);
  const today = dayFormat(settings.timeZone).format(new Date());
  return {
    // The notice has a number of its own.
    settings: { ...fillFacts(settings, factsOf(settings)), notice: settings.notice },
    publicUrl,
    ...(mark ? { mark: { of: logo, address: mark } } : {}),
    languages,
    noticePhone: settings.notice.phone || (settings.phones[0]?.number ?? ""),
    noticeEnds: site.settings.noticeEnds(settings),
    year: ungrouped(Number(today.slice(0, 4))),
    legal: fillFacts(legalLinks(pages, hasTrust), factsOf(settings)),
    ...(page ? { page } : {}),
    ...(context.get(userContext) ? { isStaff: true } : {}),
  };
}
