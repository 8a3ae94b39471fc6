import { moneyWords } from "#app/site/papers/costs-of.ts";
import { seatsOf } from "#contracts/departure-state.ts";
import type { Entry } from "#contracts/entry.ts";
import * as words from "#i18n/en/site/departures.ts";
import { fill } from "#i18n/fill.ts";
import { cheapestOf } from "./cheapest.ts";
import { daysWords } from "./day-words.ts";

type RowProps = {
  id: string;
  departure: Entry<"departure">;
  /** YYYY-MM-DD, of the agency. */
  today: string;
  hrefOf: (path: string) => string;
};

/** One of many, on a line: all else of it stands on the page that compares. */
export function DepartureRow({ id, departure, today, hrefOf }: RowProps) {
  const { _id, leavesOn, returnsOn } = departure;
  const seats = seatsOf(departure);
  // What is chosen to be compared is called as its line reads.
  const row = `d${_id}`;
  const days = daysWords(leavesOn, returnsOn);
  const cheapest = cheapestOf(departure, today);
  const price = cheapest ? moneyWords(cheapest.amount, cheapest.currency) : "";
  return (
    <li id={row}>
      <input type="checkbox" name="d" value={_id} aria-labelledby={row} />
      <a href={hrefOf(`/packages/${id}/compare?d=${encodeURIComponent(_id)}`)}>{days}</a>{" "}
      {words.seats[seats]}
      {price ? ` · ${fill(words.fromPrice, { price })}` : ""}
    </li>
  );
}
