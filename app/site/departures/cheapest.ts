import { pricesOf, seatsOf } from "#contracts/departure-state.ts";
import type { Entry } from "#contracts/entry.ts";
import { ADULT_PRICES } from "#contracts/kinds/departure.ts";

type Price = { amount: string; currency: string };

/** The lowest price of a grown-up that stands and can still be had; null: there is none. @param today YYYY-MM-DD, of the agency */
export function cheapestOf(departure: Entry<"departure">, today: string): Price | null {
  if (seatsOf(departure) === "full" || pricesOf(departure, today) !== "valid") return null;
  const { currency } = departure;
  const amounts = ADULT_PRICES.map((name) => departure[name]).filter((amount) => amount !== "");
  const [amount] = amounts.toSorted((a, b) => Number(a) - Number(b));
  return amount === undefined ? null : { amount, currency };
}
