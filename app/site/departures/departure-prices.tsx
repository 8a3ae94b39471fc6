import { moneyWords } from "#app/site/papers/costs-of.ts";
import { longDay } from "#app/site/papers/review-of.ts";
import { pricesOf, seatsOf } from "#contracts/departure-state.ts";
import type { Entry } from "#contracts/entry.ts";
import { PRICE_NAMES } from "#contracts/kinds/departure.ts";
import * as words from "#i18n/en/site/departures.ts";
import { fill } from "#i18n/fill.ts";

type PricesProps = {
  departure: Entry<"departure">;
  /** YYYY-MM-DD, of the agency. */
  today: string;
};

/** For how much; or why nothing is said of it. */
export function Prices({ departure, today }: PricesProps) {
  const { priceUntil, currency } = departure;
  if (seatsOf(departure) === "full") return <Box title={words.taken} text={words.takenText} />;
  const state = pricesOf(departure, today);
  if (state === "ended") {
    return <Box title={fill(words.ended, { day: longDay(priceUntil) })} text={words.endedText} />;
  }
  if (state === "none") return <Box title={words.noPrice} text="" />;
  return (
    <div>
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

const Box = ({ title, text }: { title: string; text: string }) => (
  <div className="price-box">
    <b>{title}</b>
    {text ? <p>{text}</p> : null}
  </div>
);
