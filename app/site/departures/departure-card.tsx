import { moneyWords } from "#app/site/papers/costs-of.ts";
import { longDay } from "#app/site/papers/review-of.ts";
import { foreign, written } from "#app/site/pieces/written.ts";
import type { Entry } from "#contracts/entry.ts";
import { PRICE_NAMES } from "#contracts/kinds/departure.ts";
import * as words from "#i18n/en/site/departures.ts";
import { fill, plural } from "#i18n/fill.ts";
import { daysWords, hijriWords } from "./day-words.ts";
import { pricesOf, seatsOf } from "./departure-state.ts";

type CardProps = {
  id: string;
  departure: Entry<"departure">;
  /** YYYY-MM-DD, of the agency. */
  today: string;
  hrefOf: (path: string) => string;
};

/** A departure: when, where, how, for how much, and how to ask. */
export function DepartureCard({ id, departure, today, hrefOf }: CardProps) {
  const { _id, title, leavesOn, returnsOn, notes } = departure;
  const seats = seatsOf(departure);
  return (
    <li className="departure" data-seats={seats} id={`departure-${_id}`}>
      <div className="when">
        <span className="seats">{words.seats[seats]}</span>
        <h3>
          <time dateTime={leavesOn}>{daysWords(leavesOn, returnsOn)}</time>
        </h3>
        {id === "tours" ? null : (
          <p className="hijri">
            {hijriWords(leavesOn)} – {hijriWords(returnsOn)}
          </p>
        )}
        {title ? <p {...written(title)}>{title}</p> : null}
      </div>
      <div className="how">
        <Stays departure={departure} />
        <Flight departure={departure} />
        {notes ? (
          <p className="notes" {...written(notes)}>
            {notes}
          </p>
        ) : null}
      </div>
      <Prices departure={departure} today={today} />
      <Ask {...{ id, departure, today, hrefOf }} />
    </li>
  );
}

function Stays({ departure: { stays } }: Pick<CardProps, "departure">) {
  return (
    <ul className="stays">
      {stays.map(({ _id, city, at, nights, hotel, minutes, walkTo }) => (
        <li key={_id} data-at={at}>
          <b {...foreign(city)}>{city}</b> {plural(words.nights, Number(nights))}
          <span className="windows" aria-hidden="true">
            {Array.from({ length: Math.min(Number(nights), 40) }, (_, night) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they are alike
              <i key={night} />
            ))}
          </span>
          {hotel ? (
            <span className="hotel" {...foreign(hotel)}>
              {minutes && walkTo
                ? fill(words.toHotel, { hotel, place: walkTo, minutes: Number(minutes) })
                : hotel}
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function Flight({ departure }: Pick<CardProps, "departure">) {
  const { airline, from, to, isDirect, via } = departure;
  const parts = [
    airline,
    isDirect ? words.direct : via && fill(words.oneStop, { city: via }),
    from && to && fill(words.route, { from, to }),
  ].filter(Boolean);
  return parts.length > 0 ? <p>{parts.join(" · ")}</p> : null;
}

function Prices({ departure, today }: Pick<CardProps, "departure" | "today">) {
  const { priceUntil, currency } = departure;
  const box = (title: string, text: string) => (
    <div className="price-box">
      <p>
        <b>{title}</b>
      </p>
      {text ? <p>{text}</p> : null}
    </div>
  );
  if (seatsOf(departure) === "full") return box(words.taken, words.takenText);
  const state = pricesOf(departure, today);
  if (state === "ended") {
    return box(fill(words.ended, { day: longDay(priceUntil) }), words.endedText);
  }
  if (state === "none") return box(words.noPrice, "");
  return (
    <div className="prices">
      <p>{words.perPerson}</p>
      <dl>
        {PRICE_NAMES.filter((name) => name !== "single" || departure.single !== "").map((name) => (
          <div key={name}>
            <dt>{words.prices[name]}</dt>
            <dd>{moneyWords(departure[name], currency) || words.askUs}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Ask({ id, departure, today, hrefOf }: CardProps) {
  const { _id, priceUntil } = departure;
  const isFull = seatsOf(departure) === "full";
  const state = pricesOf(departure, today);
  const days = daysWords(departure.leavesOn, departure.returnsOn);
  const text = isFull ? words.waitingList : state === "ended" ? words.askCurrent : words.askDates;
  return (
    <div className="ask">
      {!isFull && state === "valid" && priceUntil ? (
        <p>{fill(words.validUntil, { day: longDay(priceUntil) })}</p>
      ) : null}
      <a
        className="button button-secondary"
        href={hrefOf(`/get-started?topic=${id}&departure=${encodeURIComponent(_id)}`)}
        aria-label={fill(words.of, { text, days })}
      >
        {text}
      </a>
      <a
        className="text-link"
        href={`/packages/${id}/${encodeURIComponent(_id)}.ics`}
        rel="nofollow"
        aria-label={fill(words.of, { text: words.calendar, days })}
      >
        {words.calendar}
      </a>
    </div>
  );
}
