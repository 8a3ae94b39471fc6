import type { RouterContextProvider } from "react-router";
import type { SiteData } from "../components/site-data.ts";
import { siteContext } from "../context.ts";

/** What both layouts give to every page below them. */
export async function loadSiteData(context: Readonly<RouterContextProvider>): Promise<SiteData> {
  const { site, publicUrl } = context.get(siteContext);
  const [settings, contact] = await Promise.all([
    site.settings.get(),
    site.home.findContactSection(),
  ]);
  const year = new Intl.DateTimeFormat("en", { year: "numeric", timeZone: settings.timeZone });
  return {
    settings,
    publicUrl,
    noticePhone: settings.notice.phone || contact?.ContactSecNumber || "",
    noticeEnds: site.settings.noticeEnds(settings),
    year: Number(year.format(new Date())),
  };
}
