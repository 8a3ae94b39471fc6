import type { Entry } from "#contracts/entry.ts";
import type { DepartingId } from "#contracts/kinds/departure.ts";
import { locale } from "#i18n/en/language.ts";
import * as words from "#i18n/en/site/departures.ts";
import { fill } from "#i18n/fill.ts";
import { DepartureCard } from "./departure-card.tsx";
import { journeysData, jsonLd } from "./offers.ts";

type Told = {
  id: DepartingId;
  departures: Entry<"departure">[];
  /** YYYY-MM-DD, of the agency. */
  today: string;
  timeZone: string;
  /** ms since 1970. */
  now: number;
  /** An address of this language. */
  hrefOf: (path: string) => string;
  publicUrl: string;
};

/** The section of a package page. */
export function Departures({ id, departures, today, timeZone, now, hrefOf, publicUrl }: Told) {
  const moment = new Intl.DateTimeFormat(locale, {
    ...{ timeZone, dateStyle: "long", timeStyle: "short" },
  }).format(now);
  const addressOf = ({ _id }: Entry<"departure">) =>
    `${publicUrl}${hrefOf(`/packages/${id}`)}#departure-${_id}`;
  const data = jsonLd(journeysData({ departures, today, addressOf }));
  return (
    <section className="section bg-sand1" id="dates" aria-labelledby="dates-heading">
      <div className="wrap">
        <h2 id="dates-heading">{words.heading}</h2>
        <p className="lead mt-3 max-w-[60ch]">{id === "tours" ? words.leadTours : words.lead}</p>
        <ul className="departures">
          {departures.map((departure) => (
            <DepartureCard key={departure._id} {...{ id, departure, today, hrefOf }} />
          ))}
        </ul>
        <p className="departures-foot">{fill(words.seatsAsOn, { moment })}</p>
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: nothing in it ends the script */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />
    </section>
  );
}
