import type { Entry } from "#contracts/entry.ts";
import { PRICE_NAMES } from "#contracts/kinds/departure.ts";
import { daysWords } from "./day-words.ts";
import { pricesOf, seatsOf } from "./departure-state.ts";

type Told = {
  departures: readonly Entry<"departure">[];
  /** YYYY-MM-DD, of the agency. */
  today: string;
  /** Where they are asked for, as it is in public. */
  addressOf: (departure: Entry<"departure">) => string;
};

/** Of children and infants nobody is told a price without their parents'. */
const GROWN_UP = PRICE_NAMES.filter((name) => name !== "child" && name !== "infant");

/** For machines: each departure as a journey of schema.org, with its prices while they are valid. */
export const journeysData = ({ departures, today, addressOf }: Told): object[] =>
  departures.map((departure) => {
    const { leavesOn, returnsOn, stays, title } = departure;
    return {
      "@context": "https://schema.org",
      "@type": "TouristTrip",
      name: [title, daysWords(leavesOn, returnsOn)].filter(Boolean).join(", "),
      itinerary: stays.map(({ city }) => ({ "@type": "City", name: city })),
      offers: offersOf(departure, today, addressOf(departure)),
    };
  });

function offersOf(departure: Entry<"departure">, today: string, url: string): object[] {
  if (pricesOf(departure, today) !== "valid") return [];
  const { currency, priceUntil, leavesOn } = departure;
  const isFull = seatsOf(departure) === "full";
  if (isFull) return [];
  return GROWN_UP.filter((name) => departure[name] !== "").map((name) => ({
    "@type": "Offer",
    price: departure[name],
    priceCurrency: currency,
    availability: `https://schema.org/${seatsOf(departure) === "few" ? "LimitedAvailability" : "InStock"}`,
    validThrough: priceUntil || leavesOn,
    priceValidUntil: priceUntil || leavesOn,
    url,
  }));
}

/** As it stands in a page: nothing in it ends the script. */
export const jsonLd = (data: object): string => JSON.stringify(data).replaceAll("<", "\\u003c");
