import type { Entry } from "#contracts/entry.ts";
import type { DepartingId } from "#contracts/kinds/departure.ts";
import type { Inclusions } from "#contracts/kinds/inclusions.ts";
import { locale } from "#i18n/en/language.ts";
import * as words from "#i18n/en/site/departures.ts";
import { fill, plural } from "#i18n/fill.ts";
import { DepartureCard } from "./departure-card.tsx";
import { DepartureRow } from "./departure-row.tsx";
import { Filters } from "./filters.tsx";
import { type Asked, listingOf } from "./listing.ts";
import { journeysData, jsonLd } from "./offers.ts";

type Told = {
  id: DepartingId;
  departures: Entry<"departure">[];
  list: Inclusions | null;
  asked: Asked;
  /** YYYY-MM-DD, of the agency. */
  today: string;
  timeZone: string;
  /** ms since 1970. */
  now: number;
  /** An address of this language. */
  hrefOf: (path: string) => string;
  publicUrl: string;
};

/** The section of a package page: a form, whose boxes are compared. */
export function Departures(told: Told) {
  const { id, departures, list, asked, today, timeZone, now, hrefOf, publicUrl } = told;
  const moment = new Intl.DateTimeFormat(locale, {
    ...{ timeZone, dateStyle: "long", timeStyle: "short" },
  }).format(now);
  const href = hrefOf(`/packages/${id}`);
  const listing = listingOf(departures, asked, id !== "tours");
  const { cards, rows, elsewhere } = listing;
  const data = jsonLd(journeysData({ departures: cards, today, url: publicUrl + href }));
  return (
    <section className="section bg-sand1" id="dates" aria-labelledby="dates-heading">
      <div className="wrap">
        <h2 id="dates-heading">{words.heading}</h2>
        <p className="lead mt-3 max-w-[60ch]">{id === "tours" ? words.leadTours : words.lead}</p>
        <Filters listing={listing} href={href} />
        <form action={`${href}/compare`}>
          <ul className="departures">
            {cards.map((departure) => (
              <DepartureCard key={departure._id} {...{ id, departure, list, today, hrefOf }} />
            ))}
          </ul>
          {rows.length > 0 ? (
            <ul className="departure-rows">
              {rows.map((departure) => (
                <DepartureRow key={departure._id} {...{ id, departure, today, hrefOf }} />
              ))}
            </ul>
          ) : null}
          {elsewhere > 0 ? <p className="elsewhere">{plural(words.elsewhere, elsewhere)}</p> : null}
          {departures.length > 1 ? (
            <p className="compare-bar">
              <b>{words.compareUpTo}</b>
              <button type="submit" className="button">
                {words.compareDates}
              </button>
            </p>
          ) : null}
        </form>
        <p className="departures-foot">{fill(words.seatsAsOn, { moment })}</p>
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: nothing in it ends the script */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />
    </section>
  );
}
