import type { Language } from "#contracts/languages.ts";
import { dayCounter } from "./day-counter.ts";
import { demoDifferences } from "./demo-inclusions.ts";
import demo from "./journeys/departures.json" with { type: "json" };
import type { DemoEntry, Said } from "./seed-entries.ts";

type Departure = {
  id: string;
  package: string;
  title?: Said;
  outOffset: number;
  backOffset: number;
  nights: { place: string; nights: number }[];
  flight: {
    from: string;
    to: string;
    returnFrom: string;
    airline: string;
    direct: boolean;
    via?: { airport: string; waitMinutes: number };
  };
  hotels: string[];
  seats: { state: string; left?: number };
  prices: Record<string, number | string | null>;
  priceValidUntilOffset: number | null;
  notes?: Said | null;
};

type Hotel = {
  place: string;
  name: Said;
  stars: number | null;
  walkMinutes: number | null;
  metres: number | null;
  walkTo: Said | null;
  note?: Said;
};

const DEPARTURES: Departure[] = demo.departures;
const HOTELS: Record<string, Hotel> = demo.hotels;
const PLACES: Record<string, { name: Said }> = demo.places;
const AIRPORTS: Record<string, { city: Said }> = demo.airports;
const AIRLINES: Record<string, { name: Said }> = demo.airlines;

/** Departures of the demo agency. @param now ISO 8601: their days are counted from it */
export function demoDepartures(now: string): DemoEntry[] {
  const dayAt = dayCounter(now);
  return DEPARTURES.map((departure) => ({
    ...{ kind: "departure", id: departure.id },
    bodyIn: (language) => bodyOf(departure, language, dayAt),
  }));
}

function bodyOf(departure: Departure, language: Language, dayAt: (offset: number) => string) {
  const { flight, prices, seats, priceValidUntilOffset: until } = departure;
  const cityOf = (code: string) => AIRPORTS[code]?.city[language] ?? code;
  const { currency, ...amounts } = prices;
  return {
    ...{ package: departure.package, title: said(departure.title, language) },
    ...{ leavesOn: dayAt(departure.outOffset), returnsOn: dayAt(departure.backOffset) },
    stays: departure.nights.map(({ place, nights }, index) => ({
      _id: `${departure.id}-${index}`,
      ...{ city: PLACES[place]?.name[language] ?? place, nights: String(nights) },
      at: place === "makkah" || place === "madinah" ? place : "other",
      ...hotelIn(
        departure.hotels.map((id) => HOTELS[id]).find((one) => one?.place === place),
        language,
      ),
    })),
    ...{ from: cityOf(flight.from), to: cityOf(flight.to), returnFrom: cityOf(flight.returnFrom) },
    airline: AIRLINES[flight.airline]?.name[language] ?? "",
    ...{ isDirect: flight.direct, via: flight.via ? cityOf(flight.via.airport) : "" },
    waitMinutes: textOf(flight.via?.waitMinutes),
    ...{ seats: seats.state, seatsLeft: textOf(seats.left), currency: String(currency) },
    ...Object.fromEntries(Object.entries(amounts).map(([name, price]) => [name, textOf(price)])),
    priceUntil: until === null ? "" : dayAt(until),
    differs: demoDifferences(departure.id, language),
    notes: said(departure.notes, language),
  };
}

const hotelIn = (hotel: Hotel | undefined, language: Language) =>
  hotel && {
    ...{ hotel: hotel.name[language], stars: textOf(hotel.stars) },
    ...{ minutes: textOf(hotel.walkMinutes), metres: textOf(hotel.metres) },
    ...{ walkTo: said(hotel.walkTo, language), note: said(hotel.note, language) },
  };

const said = (words: Said | null | undefined, language: Language): string =>
  words?.[language] ?? "";
const textOf = (value: number | string | null | undefined): string =>
  value == null ? "" : `${value}`;
