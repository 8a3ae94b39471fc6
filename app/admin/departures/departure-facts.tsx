import { pricesOf, seatsOf } from "#app/site/departures/departure-state.ts";
import { moneyWords } from "#app/site/papers/costs-of.ts";
import { daysBetween } from "#contracts/days.ts";
import type { Entry } from "#contracts/entry.ts";
import { PRICE_NAMES } from "#contracts/kinds/departure.ts";
import { TOLD_BEFORE } from "#contracts/stale-days.ts";
import * as words from "#i18n/en/admin/departures.ts";
import { seats as seatWords } from "#i18n/en/site/departures.ts";
import { fill, plural } from "#i18n/fill.ts";

type FactsProps = {
  departure: Entry<"departure">;
  /** YYYY-MM-DD, of the agency. */
  today: string;
};

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
        <span className={left <= TOLD_BEFORE.price ? "text-warn" : ""}>
          {plural(words.holds, left)}
        </span>
      ) : null}
    </>
  );
}
