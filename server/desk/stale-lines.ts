import { shiftedDay } from "#contracts/days.ts";
import { editorAddress } from "#contracts/editor-address.ts";
import type { Entry } from "#contracts/entry.ts";
import type { EntryKindName } from "#contracts/kinds/entries.ts";
import { LICENCE_NOTICE, REVIEW_DAYS, TOLD_BEFORE } from "#contracts/stale-days.ts";
import type { EntryReading } from "#server/content/entries/entry-reading.ts";
import { type Line, lineOf, MOST_LINES } from "./attention-line.ts";

type Dated = {
  departures: Entry<"departure">[];
  visas: Entry<"visa">[];
  licences: Entry<"licence">[];
};

/** What may be over on that day, or soon. */
export async function readDated(entry: Pick<EntryReading, "list">, today: string): Promise<Dated> {
  return {
    departures: await entry.list("departure", { from: today, limit: MOST_LINES }),
    visas: await entry.list("visa", { limit: MOST_LINES }),
    licences: await entry.list("licence", { from: today, limit: MOST_LINES }),
  };
}

export const staleLines = ({ departures, visas, licences }: Dated, today: string): Line[] => [
  ...departures.flatMap((departure) => departureLine(departure, today)),
  ...visas.flatMap((visa) => reviewLine(visa, today)),
  ...licences.flatMap((licence) => licenceLine(licence, today)),
];

/** The day on which the next price ends; null: none does. */
export function nextPriceEnd({ departures }: Dated, today: string): string | null {
  const days = departures.filter(isOnSale).map(({ priceUntil }) => priceUntil);
  return days.filter((day) => day >= today).toSorted()[0] ?? null;
}

const isOnSale = ({ seats }: Entry<"departure">) => seats !== "full";

/** Its price, or else that it leaves: one a journey. */
function departureLine(departure: Entry<"departure">, today: string): Line[] {
  const { leavesOn, priceUntil } = departure;
  if (!isOnSale(departure)) return [];
  const title = departure.title || leavesOn;
  if (priceUntil !== "" && priceUntil <= shiftedDay(today, TOLD_BEFORE.price)) {
    const what = priceUntil < today ? "price-ended" : "price-ends";
    return [entryLine("departure", departure, { what, name: "price", title, day: priceUntil })];
  }
  if (leavesOn > shiftedDay(today, TOLD_BEFORE.departure)) return [];
  const what = "departure-leaves";
  return [entryLine("departure", departure, { what, name: "leaves", title, day: leavesOn })];
}

function reviewLine(visa: Entry<"visa">, today: string): Line[] {
  const { title, reviewedOn } = visa;
  if (reviewedOn > shiftedDay(today, -REVIEW_DAYS.staff)) return [];
  // From then on its page warns visitors.
  const day = reviewedOn && shiftedDay(reviewedOn, REVIEW_DAYS.visitors);
  return [entryLine("visa", visa, { what: "review-due", name: "review", title, day })];
}

function licenceLine(licence: Entry<"licence">, today: string): Line[] {
  const { title, validUntil: day } = licence;
  const { first, second, last } = LICENCE_NOTICE;
  const before = [last, second, first].find((days) => day <= shiftedDay(today, days));
  if (before === undefined) return [];
  // Put off at one of these, it is there again at the next.
  const name = `licence-${before}`;
  return [entryLine("licence", licence, { what: "licence-ends", name, title, day })];
}

type Told = Pick<Line, "what" | "title" | "day"> & { name: string };

function entryLine(kind: EntryKindName, { _id: id }: Entry, { name, ...told }: Told): Line {
  const place = { kind, id };
  return lineOf({ ...told, key: `${name}.${id}`, href: editorAddress(place), place });
}
