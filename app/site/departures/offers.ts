import { pricesOf, seatsOf } from "#contracts/departure-state.ts";
import type { Entry } from "#contracts/entry.ts";
import { PRICE_NAMES } from "#contracts/kinds/departure.ts";
import { daysWords } from "./day-words.ts";

/** Of children and infants nobody is told a price without their parents'. */
const GROWN_UP = PRICE_NAMES.filter((name) => name !== "child" && name !== "infant");

type Told = {
  departures: readonly Entry<"departure">[];
  /** YYYY-MM-DD, of the agency. */
  today: string;
  /** Of their page, as it is in public. */
  url: string;
};

/** For machines: each departure as a journey of schema.org, with its prices while they are valid. */
export const journeysData = ({ departures, today, url }: Told) => ({
  "@context": "https://schema.org",
  "@graph": departures.map((departure) => {
    const { _id, leavesOn, returnsOn, stays, title } = departure;
    return {
      "@type": "TouristTrip",
      name: [title, daysWords(leavesOn, returnsOn)].filter(Boolean).join(", "),
      url: `${url}#departure-${_id}`,
      itinerary: stays.map(({ city }) => ({ "@type": "City", name: city })),
      offers: offersOf(departure, today),
    };
  }),
});

function offersOf(departure: Entry<"departure">, today: string): object[] {
  const seats = seatsOf(departure);
  if (seats === "full" || pricesOf(departure, today) !== "valid") return [];
  const { currency, priceUntil, leavesOn } = departure;
  return GROWN_UP.filter((name) => departure[name] !== "").map((name) => ({
    "@type": "Offer",
    price: departure[name],
    priceCurrency: currency,
    availability: seats === "few" ? "LimitedAvailability" : "InStock",
    priceValidUntil: priceUntil || leavesOn,
  }));
}

/** As it stands in a page: nothing in it ends the script. */
export const jsonLd = (data: object): string => JSON.stringify(data).replaceAll("<", "\\u003c");
