import { renderToStaticMarkup } from "react-dom/server";
import type { RouterContextProvider } from "react-router";
import { Departures } from "#app/site/departures/departures.tsx";
import { DEPARTING_IDS } from "#contracts/kinds/departure.ts";
import type { PackageId } from "#contracts/kinds/package.ts";
import type { Settings } from "#contracts/kinds/settings.ts";
import { pathIn } from "#contracts/languages.ts";
import { dayFormat, midnightAfter } from "#contracts/zone-time.ts";
import { language } from "#i18n/en/language.ts";
import { apartMarkupContext, siteContext } from "../../context.ts";

type Asked = {
  context: Readonly<RouterContextProvider>;
  id: PackageId;
  settings: Pick<Settings, "timeZone">;
};

/** What stands on a package's page beside its texts, and until when it holds; nothing where there is none. */
export async function packageApart({ context, id, settings }: Asked) {
  const departing = DEPARTING_IDS.find((one) => one === id);
  const { site } = context.get(siteContext);
  const now = Date.now();
  const { timeZone } = settings;
  const today = dayFormat(timeZone).format(now);
  const departures = departing
    ? await site.entry.list("departure", { parent: departing, from: today })
    : [];
  if (!departing || departures.length === 0) return { apart: {}, headers: new Headers() };
  const html = renderToStaticMarkup(
    <Departures
      {...{ id: departing, departures, today, timeZone, now }}
      hrefOf={(path) => pathIn(language, path)}
    />,
  );
  const ends = new Date(midnightAfter(today, timeZone)).toUTCString();
  return { apart: { apart: handedOn(context, html) }, headers: new Headers({ Expires: ends }) };
}

/** A document holds it once: not in the data of its scripts too. */
function handedOn(context: Asked["context"], html: string): string {
  const document = context.get(apartMarkupContext);
  if (!document) return html;
  document.html = html;
  return "";
}
