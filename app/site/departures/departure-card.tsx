import { foreign, written } from "#app/site/pieces/written.ts";
import { pricesOf, seatsOf } from "#contracts/departure-state.ts";
import type { Entry } from "#contracts/entry.ts";
import type { Inclusions } from "#contracts/kinds/inclusions.ts";
import { longDay } from "#i18n/date-words.ts";
import * as words from "#i18n/en/site/departures.ts";
import * as inclusions from "#i18n/en/site/inclusions.ts";
import { fill, plural } from "#i18n/fill.ts";
import { askAddress } from "./ask-address.ts";
import { daysWords, hijriDaysWords } from "./day-words.ts";
import { CHILDREN, isPriced, PriceRows, Prices } from "./departure-prices.tsx";
import { differencesOf } from "./stated-lines.ts";
import { Windows } from "./windows.tsx";

type CardProps = {
  id: string;
  departure: Entry<"departure">;
  /** What its package holds; null: nobody has written it. */
  list: Inclusions | null;
  /** YYYY-MM-DD, of the agency. */
  today: string;
  hrefOf: (path: string) => string;
};

/** A departure: when, where, how, for how much, and how to ask. */
export function DepartureCard({ id, departure, list, today, hrefOf }: CardProps) {
  const { _id, title, leavesOn, returnsOn } = departure;
  const seats = seatsOf(departure);
  return (
    <li data-seats={seats} id={`d${_id}`}>
      <div>
        <b className="seats">{words.seats[seats]}</b>
        <h3>
          <time dateTime={leavesOn}>{daysWords(leavesOn, returnsOn)}</time>
        </h3>
        {id === "tours" ? null : <small>{hijriDaysWords(leavesOn, returnsOn)}</small>}
        {title ? <p {...written(title)}>{title}</p> : null}
      </div>
      <div>
        <Stays departure={departure} />
        <Flight departure={departure} />
      </div>
      <Prices departure={departure} today={today} />
      <More {...{ departure, list, today }} />
      <Ask {...{ id, departure, today, hrefOf }} />
    </li>
  );
}

function Stays({ departure: { stays } }: Pick<CardProps, "departure">) {
  return (
    <ul>
      {stays.map(({ _id, city, at, nights, minutes, walkTo }) => (
        <li key={_id} data-at={at}>
          <b {...foreign(city)}>{city}</b> {inOneLine(plural(words.nights, Number(nights)))}
          <Windows nights={Number(nights)} />
          {minutes && walkTo ? (
            <span {...foreign(walkTo)}>
              {plural(words.onFoot, Number(minutes), { place: walkTo })}
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** A number stands beside its word. */
const inOneLine = (text: string) => text.replaceAll(" ", "\u00a0");

/** What a phone shows on demand, and a computer at once. */
function More({ departure, list, today }: Omit<CardProps, "id" | "hrefOf">) {
  const { stays, notes } = departure;
  const hotels = stays.filter(({ hotel }) => hotel !== "");
  const differs = differencesOf(departure.differs, list);
  const forChildren = isPriced(departure, today) ? CHILDREN : [];
  if (hotels.length === 0 && !differs && !notes && forChildren.length === 0) return null;
  return (
    <details>
      <summary>{forChildren.length > 0 ? words.moreWithChildren : words.more}</summary>
      <div>
        {hotels.map(({ _id, city, hotel }) => (
          <p key={_id} {...foreign(hotel)}>
            {fill(words.hotelIn, { city, hotel })}
          </p>
        ))}
        {differs ? <p>{fill(inclusions.differs, { lines: differs })}</p> : null}
        {notes ? <p {...written(notes)}>{notes}</p> : null}
      </div>
      {forChildren.length > 0 ? <PriceRows departure={departure} names={forChildren} /> : null}
    </details>
  );
}

function Flight({ departure }: Pick<CardProps, "departure">) {
  const { airline, from, to, isDirect, via } = departure;
  const parts = [
    airline,
    isDirect ? words.direct : via && fill(words.oneStop, { city: via }),
    from && to && fill(words.route, { from, to }),
  ].filter(Boolean);
  return parts.length > 0 ? <p>{parts.join("\u00a0· ")}</p> : null;
}

function Ask({ id, departure, today, hrefOf }: Omit<CardProps, "list">) {
  const { _id, priceUntil } = departure;
  const isFull = seatsOf(departure) === "full";
  const state = pricesOf(departure, today);
  const days = daysWords(departure.leavesOn, departure.returnsOn);
  const text = isFull ? words.waitingList : state === "ended" ? words.askCurrent : words.askDates;
  const about = (text: string) => ({ "aria-label": fill(words.of, { text, days }) });
  return (
    <div>
      {!isFull && state === "valid" && priceUntil ? (
        <p>{fill(words.validUntil, { day: longDay(priceUntil) })}</p>
      ) : null}
      <a
        className="button button-secondary"
        href={hrefOf(askAddress(departure, today))}
        {...about(text)}
      >
        {text}
      </a>
      <label>
        <input type="checkbox" name="d" value={_id} {...about(words.compare)} />
        {words.compare}
      </label>
      <a
        href={hrefOf(`/packages/${id}/${encodeURIComponent(_id)}.ics`)}
        rel="nofollow"
        {...about(words.calendar)}
      >
        {words.calendar}
      </a>
    </div>
  );
}
