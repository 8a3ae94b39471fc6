import { setImmediate } from "node:timers/promises";
import { shiftedDay } from "#contracts/days.ts";
import { editorAddress } from "#contracts/editor-address.ts";
import type { Entry } from "#contracts/entry.ts";
import { DEPARTING_IDS } from "#contracts/kinds/departure.ts";
import type { EntryKindName } from "#contracts/kinds/entries.ts";
import { LICENCE_NOTICE, REVIEW_DAYS, TOLD_BEFORE } from "#contracts/stale-days.ts";
import type { EntryReading } from "#server/content/entries/entry-reading.ts";
import { type Found, firstOfEach, type Line, lineOf } from "./attention-line.ts";

/** Read at once; of what needs nobody nothing is kept. */
const PART = 500;

/** Beside the lines the day on which the next price ends; null: none does. */
export type Stale = Required<Found> & { nextPriceEnd: string | null };

/** What is over on that day, or soon. */
export async function readStale(
  reading: Pick<EntryReading, "list">,
  today: string,
): Promise<Stale> {
  const lines: Line[] = [];
  let nextPriceEnd: string | null = null;
  for (const parent of DEPARTING_IDS) {
    for await (const part of inParts(reading, "departure", { parent, from: today })) {
      lines.push(...part.flatMap((departure) => departureLine(departure, today)));
      nextPriceEnd = soonestPriceEnd(part, nextPriceEnd, today);
    }
  }
  for await (const part of inParts(reading, "visa", {})) {
    lines.push(...part.flatMap((visa) => reviewLine(visa, today)));
  }
  for await (const part of inParts(reading, "licence", { from: today })) {
    lines.push(...part.flatMap((licence) => licenceLine(licence, today)));
  }
  return { ...firstOfEach(lines), nextPriceEnd };
}

type Which = { parent?: string; from?: string };

async function* inParts<Name extends EntryKindName>(
  reading: Pick<EntryReading, "list">,
  kind: Name,
  which: Which,
): AsyncGenerator<Entry<Name>[]> {
  for (let offset = 0; ; offset += PART) {
    const part = await reading.list(kind, { ...which, limit: PART, offset });
    yield part;
    if (part.length < PART) return;
    // Others are answered meanwhile.
    await setImmediate();
  }
}

function soonestPriceEnd(
  departures: readonly Entry<"departure">[],
  known: string | null,
  today: string,
): string | null {
  const days = departures.filter(isOnSale).map(({ priceUntil }) => priceUntil);
  const coming = days.filter((day) => day >= today);
  return [...coming, ...(known ? [known] : [])].toSorted()[0] ?? null;
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
