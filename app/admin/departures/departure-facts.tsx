import { pricesOf, seatsOf } from "#app/site/departures/departure-state.ts";
import { moneyWords } from "#app/site/papers/costs-of.ts";
import { daysBetween } from "#app/site/papers/review-of.ts";
import type { Entry } from "#contracts/entry.ts";
import { PRICE_NAMES } from "#contracts/kinds/departure.ts";
import * as words from "#i18n/en/admin/departures.ts";
import { seats as seatWords } from "#i18n/en/site/departures.ts";
import { fill, plural } from "#i18n/fill.ts";

type FactsProps = {
  departure: Entry<"departure"> /** YYYY-MM-DD, of the agency. */;
  today: string;
};

/** From here on staff are told that a price ends. */
const SOON_DAYS = 14;

/** Seats, the lowest price of a grown-up, and for how long it holds. */
export function DepartureFacts({ departure, today }: FactsProps) {
  const { priceUntil, currency } = departure;
  const state = pricesOf(departure, today);
  const amounts = PRICE_NAMES.filter((name) => name !== "child" && name !== "infant")
    .map((name) => departure[name])
    .filter(Boolean)
    .map(Number);
  const left = daysBetween(today, priceUntil || today);
  return (
    <>
      <span>{seatWords[seatsOf(departure)]}</span>
      {amounts.length > 0 ? (
        <span>
          {fill(words.from, { price: moneyWords(String(Math.min(...amounts)), currency) })}
        </span>
      ) : null}
      {state === "ended" ? <span className="text-danger">{words.priceEnded}</span> : null}
      {state === "none" ? <span className="text-warn">{words.noPrice}</span> : null}
      {state === "valid" && priceUntil ? (
        <span className={left <= SOON_DAYS ? "text-warn" : ""}>{plural(words.holds, left)}</span>
      ) : null}
    </>
  );
}
