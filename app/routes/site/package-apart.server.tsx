import { renderToStaticMarkup } from "react-dom/server";
import type { RouterContextProvider } from "react-router";
import { Departures } from "#app/site/departures/departures.tsx";
import { Included } from "#app/site/departures/included.tsx";
import { JumpRow } from "#app/site/departures/jump-row.tsx";
import { PapersStart } from "#app/site/papers/papers-start.tsx";
import { DEPARTING_IDS } from "#contracts/kinds/departure.ts";
import type { PackageId } from "#contracts/kinds/package.ts";
import type { Settings } from "#contracts/kinds/settings.ts";
import { pathIn } from "#contracts/languages.ts";
import { dayFormat, midnightAfter } from "#contracts/zone-time.ts";
import { language } from "#i18n/en/language.ts";
import { apartMarkupContext, type SiteContext, siteContext } from "../../context.ts";
import { countryOf } from "./papers-page.server.ts";

type Asked = {
  context: Readonly<RouterContextProvider>;
  id: PackageId;
  settings: Pick<Settings, "timeZone">;
  url: URL;
};

/** What stands on a package's page beside its texts, and until when it holds; nothing where there is none. */
export async function packageApart({ context, id, settings, url }: Asked) {
  const now = Date.now();
  const { timeZone } = settings;
  const today = dayFormat(timeZone).format(now);
  const { site, publicUrl } = context.get(siteContext);
  const section = await sectionOf(site, {
    id,
    today,
    timeZone,
    now,
    publicUrl,
    search: url.searchParams,
  });
  if (!section) return { apart: {}, headers: new Headers() };
  const ends = new Date(midnightAfter(today, timeZone)).toUTCString();
  const html = renderToStaticMarkup(section);
  return { apart: { apart: handedOn(context, html) }, headers: new Headers({ Expires: ends }) };
}

type Told = {
  id: PackageId;
  today: string;
  timeZone: string;
  now: number;
  publicUrl: string;
  search: URLSearchParams;
};

async function sectionOf(site: SiteContext["site"], { id, search, ...told }: Told) {
  const departing = DEPARTING_IDS.find((one) => one === id);
  if (departing) {
    const which = { parent: departing, from: told.today };
    const [departures, list] = await Promise.all([
      site.entry.list("departure", which),
      site.inclusions.find(departing),
    ]);
    if (departures.length === 0 && !list) return null;
    const asked = { show: search.get("show"), month: search.get("month") };
    return (
      <>
        <JumpRow departures={departures} isListed={list !== null} />
        {departures.length > 0 ? (
          <Departures {...{ id: departing, departures, list, asked, hrefOf, ...told }} />
        ) : null}
        {list ? <Included id={departing} list={list} /> : null}
      </>
    );
  }
  const base = `/${id}/papers`;
  const visas = await site.entry.list("visa", { parent: id.replace("-visa", "") });
  const countries = visas.map((visa) => countryOf(visa, base));
  return visas.length > 0 ? <PapersStart {...{ base, countries, hrefOf }} /> : null;
}

const hrefOf = (path: string) => pathIn(language, path);

/** A document holds it once: not in the data of its scripts too. */
function handedOn(context: Asked["context"], html: string): string {
  const document = context.get(apartMarkupContext);
  if (!document) return html;
  document.html = html;
  return "";
}
