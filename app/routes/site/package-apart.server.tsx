import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { RouterContextProvider } from "react-router";
import { Departures } from "#app/site/departures/departures.tsx";
import { Included } from "#app/site/departures/included.tsx";
import { JumpRow } from "#app/site/departures/jump-row.tsx";
import { NoneLeft } from "#app/site/departures/none-left.tsx";
import { countriesOf } from "#app/site/papers/list-page.ts";
import { PapersStart } from "#app/site/papers/papers-start.tsx";
import { TrustStrip } from "#app/site/trust/trust-strip.tsx";
import { DEPARTING_IDS, type DepartingId } from "#contracts/kinds/departure.ts";
import type { PackageId } from "#contracts/kinds/package.ts";
import type { Settings } from "#contracts/kinds/settings.ts";
import { VISA_PURPOSES } from "#contracts/kinds/visa.ts";
import { pathIn } from "#contracts/languages.ts";
import { PACKAGE_OF_VISA, papersBase } from "#contracts/papers-path.ts";
import { dayFormat, midnightAfter } from "#contracts/zone-time.ts";
import { language } from "#i18n/en/language.ts";
import * as opening from "#i18n/en/site/opening.ts";
import { fill } from "#i18n/fill.ts";
import { hoursLine } from "#i18n/opening-hours.ts";
import { apartMarkupContext, type SiteContext, siteContext } from "../../context.ts";
import { trustFacts } from "./trust-strip.server.ts";

type Asked = {
  context: Readonly<RouterContextProvider>;
  id: PackageId;
  settings: Pick<Settings, "timeZone" | "hours">;
  url: URL;
};

/** What stands on a package's page beside its texts, and until when it holds; nothing where there is none. */
export async function packageApart({ context, id, settings, url }: Asked) {
  const now = Date.now();
  const { timeZone } = settings;
  const today = dayFormat(timeZone).format(now);
  const { site } = context.get(siteContext);
  const told = { today, timeZone, now, search: url.searchParams };
  const departing = DEPARTING_IDS.find((one) => one === id);
  const [trust, draw] = await Promise.all([
    trustOf(site, { ...settings, today }),
    departing ? datesOf(site, departing, told) : startOf(site, id),
  ]);
  const section = draw
    ? draw(trust)
    : trust && <div className="wrap pb-[var(--section)]">{trust}</div>;
  if (!section) return { apart: {}, headers: new Headers() };
  const ends = new Date(midnightAfter(today, timeZone)).toUTCString();
  const html = renderToStaticMarkup(section);
  return { apart: { apart: handedOn(context, html) }, headers: new Headers({ Expires: ends }) };
}

type Told = {
  today: string;
  timeZone: string;
  now: number;
  search: URLSearchParams;
};

type Site = SiteContext["site"];

/** @param trust by what the agency is known; null: there is no page to lead to */
type Draw = (trust: ReactNode) => ReactNode;

async function datesOf(
  site: Site,
  id: DepartingId,
  { search, ...told }: Told,
): Promise<Draw | null> {
  const purpose = purposeOf(id);
  const [departures, list, all, visas] = await Promise.all([
    site.entry.list("departure", { parent: id, from: told.today }),
    site.inclusions.find(id),
    site.entry.count("departure", { parent: id }),
    purpose ? site.entry.count("visa", { parent: purpose }) : 0,
  ]);
  if (all === 0 && !list && visas === 0) return null;
  const asked = { show: search.get("show"), month: search.get("month") };
  return (trust) => (
    <>
      <JumpRow
        departures={departures}
        hasDates={all > 0}
        papers={purpose && visas > 0 ? hrefOf(`${papersBase(purpose)}/start`) : null}
        isListed={list !== null}
      />
      {all > 0 ? (
        <section className="section bg-sand1" id="dates" aria-labelledby="dates-heading">
          <div className="wrap">
            {departures.length > 0 ? (
              <Departures {...{ id, departures, list, asked, hrefOf, ...told }} />
            ) : (
              <NoneLeft id={id} hrefOf={hrefOf} />
            )}
            {trust}
          </div>
        </section>
      ) : null}
      {list ? (
        <Included id={id} list={list}>
          {all > 0 ? null : trust}
        </Included>
      ) : null}
    </>
  );
}

async function startOf(site: Site, id: PackageId): Promise<Draw | null> {
  const purpose = purposeOf(id);
  if (!purpose) return null;
  const base = papersBase(purpose);
  const visas = await site.entry.list("visa", { parent: purpose });
  if (visas.length === 0) return null;
  const countries = countriesOf(visas, base);
  return (trust) => <PapersStart {...{ base, countries, hrefOf }}>{trust}</PapersStart>;
}

const purposeOf = (id: PackageId) =>
  VISA_PURPOSES.find((purpose) => PACKAGE_OF_VISA[purpose] === id);

/** Until midnight: no script of theirs says whether somebody is there now. */
async function trustOf(
  site: Site,
  { hours, today }: Pick<Settings, "hours"> & { today: string },
): Promise<ReactNode> {
  const facts = await trustFacts(site, today);
  const line = hoursLine(hours);
  return facts ? (
    <TrustStrip facts={facts}>
      {line ? <p className="open-now">{fill(opening.hours, { hours: line })}</p> : null}
    </TrustStrip>
  ) : null;
}

const hrefOf = (path: string) => pathIn(language, path);

/** A document holds it once: not in the data of its scripts too. */
function handedOn(context: Asked["context"], html: string): string {
  const document = context.get(apartMarkupContext);
  if (!document) return html;
  document.html = html;
  return "";
}
