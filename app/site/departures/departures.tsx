import type { Entry } from "#contracts/entry.ts";
import type { DepartingId } from "#contracts/kinds/departure.ts";
import type { Inclusions } from "#contracts/kinds/inclusions.ts";
import * as words from "#i18n/en/site/departures.ts";
import { fill, plural } from "#i18n/fill.ts";
import { momentLabel } from "#i18n/moment-label.ts";
import { DepartureCard } from "./departure-card.tsx";
import { DepartureRow } from "./departure-row.tsx";
import { Filters } from "./filters.tsx";
import { type Asked, listingOf } from "./listing.ts";
import { journeysData, journeysInShort, jsonLd } from "./offers.ts";

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
};

/** Of a package page: a form, whose boxes are compared. */
export function Departures(told: Told) {
  const { id, departures, list, asked, today, timeZone, now, hrefOf } = told;
  const moment = momentLabel(now, timeZone);
  const href = hrefOf(`/packages/${id}`);
  const listing = listingOf(departures, asked, id !== "tours");
  const { cards, rows, elsewhere } = listing;
  const isWhole = listing.show === null && listing.month === null;
  const data = isWhole
    ? journeysData({ cards, rows, today })
    : journeysInShort([...cards, ...rows], today);
  return (
    <>
      <h2 id="dates-heading">{words.heading}</h2>
      <p className="lead mt-3 max-w-[60ch]">{id === "tours" ? words.leadTours : words.lead}</p>
      <Filters listing={listing} href={href} />
      <form action={`${href}/compare`}>
        <ul className="departures mt-5 grid gap-4">
          {cards.map((departure) => (
            <DepartureCard key={departure._id} {...{ id, departure, list, today, hrefOf }} />
          ))}
        </ul>
        {rows.length > 0 ? (
          <ul className="departure-rows mt-4 rounded-card border border-line bg-surface">
            {rows.map((departure) => (
              <DepartureRow key={departure._id} {...{ id, departure, today, hrefOf }} />
            ))}
          </ul>
        ) : null}
        {elsewhere > 0 ? (
          <p className="elsewhere mt-4 text-ink2 text-small">
            {plural(words.elsewhere, elsewhere)}
          </p>
        ) : null}
        {departures.length > 1 ? (
          <p className="compare-bar mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 rounded-card bg-pinedeep px-5 py-2 text-[#fff]">
            <b className="font-[620]">{words.compareUpTo}</b>
            <button type="submit" className="button">
              {words.compareDates}
            </button>
          </p>
        ) : null}
      </form>
      <p className="mt-4 text-ink2 text-small">{fill(words.seatsAsOn, { moment })}</p>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: nothing in it ends the script */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(data) }} />
    </>
  );
}
