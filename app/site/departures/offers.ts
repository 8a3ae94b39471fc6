import { pricesOf, seatsOf } from "#contracts/departure-state.ts";
import type { Entry } from "#contracts/entry.ts";
import { ADULT_PRICES } from "#contracts/kinds/departure.ts";
import { cheapestOf } from "./cheapest.ts";

type Departure = Entry<"departure">;

type Told = {
  /** Shown whole. */
  cards: readonly Departure[];
  /** On a line each, with the lowest price alone. */
  rows: readonly Departure[];
  /** YYYY-MM-DD, of the agency. */
  today: string;
};

/** For machines: each departure as a journey of schema.org, with the prices that are shown, while they are valid. */
export const journeysData = ({ cards, rows, today }: Told) =>
  graphOf([
    ...cards.map((departure) => ({
      ...{ ...journeyOf(departure), ...placeOf(departure), arrivalTime: departure.returnsOn },
      ...(departure.title && { name: departure.title }),
      itinerary: departure.stays.map(({ city }) => ({ name: city })),
      offers: offersOf(departure, today),
    })),
    ...rows.map((departure) => ({ ...inShort(departure, today), ...placeOf(departure) })),
  ]);

/** The same on a page of some of them, whose canonical one has the whole list: when, and from which price. */
export const journeysInShort = (departures: readonly Departure[], today: string) =>
  graphOf(departures.map((departure) => inShort(departure, today)));

const graphOf = <T>(graph: T[]) => ({ "@context": "https://schema.org", "@graph": graph });

const journeyOf = ({ leavesOn }: Departure) => ({
  ...{ "@type": "TouristTrip", departureTime: leavesOn },
});

/** On the page that says it. */
const placeOf = ({ _id }: Departure) => ({ url: `#d${_id}` });

const inShort = (departure: Departure, today: string) => ({
  ...journeyOf(departure),
  offers: lowestOf(departure, today),
});

function offersOf(departure: Departure, today: string): object[] {
  const seats = seatsOf(departure);
  if (seats === "full" || pricesOf(departure, today) !== "valid") return [];
  return ADULT_PRICES.filter((name) => departure[name] !== "").map((name) => ({
    ...offerOf(departure, departure[name]),
    ...(seats === "few" && { availability: "LimitedAvailability" }),
  }));
}

function lowestOf(departure: Departure, today: string): object[] {
  const lowest = cheapestOf(departure, today);
  return lowest ? [offerOf(departure, lowest.amount)] : [];
}

const offerOf = ({ currency, priceUntil, leavesOn }: Departure, price: string) => ({
  ...{ "@type": "Offer", price, priceCurrency: currency },
  priceValidUntil: priceUntil || leavesOn,
});

/** As it stands in a page: nothing in it ends the script. */
export const jsonLd = (data: object): string => JSON.stringify(data).replaceAll("<", "\\u003c");
