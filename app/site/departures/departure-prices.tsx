import { Fragment } from "react";
import { moneyWords } from "#app/site/papers/costs-of.ts";
import { pricesOf, seatsOf } from "#contracts/departure-state.ts";
import type { Entry } from "#contracts/entry.ts";
import { ADULT_PRICES, type PriceName } from "#contracts/kinds/departure.ts";
import { longDay } from "#i18n/date-words.ts";
import * as words from "#i18n/en/site/departures.ts";
import { fill } from "#i18n/fill.ts";

export const CHILDREN = ["child", "infant"] as const;

type PricesProps = {
  departure: Entry<"departure">;
  /** YYYY-MM-DD, of the agency. */
  today: string;
};

/** For how much; or why nothing is said of it. */
export function Prices({ departure, today }: PricesProps) {
  if (seatsOf(departure) === "full") return <Box title={words.taken} text={words.takenText} />;
  const state = pricesOf(departure, today);
  if (state === "ended") {
    const day = longDay(departure.priceUntil);
    return <Box title={fill(words.ended, { day })} text={words.endedText} />;
  }
  if (state === "none") return <Box title={words.noPrice} text="" />;
  return (
    <div>
      <p>{words.perPerson}</p>
      <PriceRows
        departure={departure}
        names={ADULT_PRICES.filter((name) => name !== "single" || departure.single !== "")}
      />
    </div>
  );
}

/** Prices stand there. */
export const isPriced = (departure: Entry<"departure">, today: string): boolean =>
  seatsOf(departure) !== "full" && pricesOf(departure, today) === "valid";

type RowsProps = { departure: Entry<"departure">; names: readonly PriceName[] };

export const PriceRows = ({ departure, names }: RowsProps) => (
  <dl>
    {names.map((name) => (
      <Fragment key={name}>
        <dt>{words.prices[name]}</dt>
        <dd>{moneyWords(departure[name], departure.currency) || words.askUs}</dd>
      </Fragment>
    ))}
  </dl>
);

const Box = ({ title, text }: { title: string; text: string }) => (
  <div className="price-box">
    <b>{title}</b>
    {text ? <p>{text}</p> : null}
  </div>
);
