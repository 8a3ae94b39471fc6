import type { RouterContextProvider } from "react-router";
import type { SiteData } from "#app/site/pieces/site-data.ts";
import { factsOf, fillFacts } from "#i18n/facts.ts";
import { siteContext, userContext } from "../context.ts";
import { legalLinks } from "./legal-links.ts";

/** What both layouts give to every page below them. */
export async function loadSiteData(context: Readonly<RouterContextProvider>): Promise<SiteData> {
  const { site, publicUrl } = context.get(siteContext);
  const [settings, pages] = await Promise.all([site.settings.get(), site.ownPage.list()]);
  const year = new Intl.DateTimeFormat("en", { year: "numeric", timeZone: settings.timeZone });
  return {
    // The notice has a number of its own.
    settings: { ...fillFacts(settings, factsOf(settings)), notice: settings.notice },
    publicUrl,
    noticePhone: settings.notice.phone || (settings.phones[0]?.number ?? ""),
    noticeEnds: site.settings.noticeEnds(settings),
    year: Number(year.format(new Date())),
    legal: fillFacts(legalLinks(pages), factsOf(settings)),
    ...(context.get(userContext) ? { isStaff: true } : {}),
  };
}
